# What the site is not bothered with.

sub vcl_recv {
    # rule: methods
    if (req.method !~ "^(GET|HEAD|POST|PUT|DELETE|OPTIONS)$") {
        return (synth(405));
    }
    # end

    # rule: odd-addresses
    # Only a path, without steps upwards, backslashes, or letters spelled as percent signs: what a rule here looks at is
    # then what the site reads.
    if (req.url !~ "^/" || req.url ~ "^[^?]*(\\|/\.\.?(/|\?|$)|%(4[0-9a-fA-F]|5[0-9aA]|6[0-9a-fA-F]|7[0-9aA]|2[eE]))") {
        return (synth(400));
    }
    # end

    # rule: internal
    # Shown to nobody outside: figures, the calls of the site's own commands, and whether an instance takes visitors.
    if (req.url ~ "(?i)^/+(api/+internal|metrics|readyz)(/|\?|$)") {
        return (synth(404));
    }
    # end

    if (req.method == "GET" || req.method == "HEAD") {
        # rule: reading-has-no-body
        if (req.http.Transfer-Encoding || std.integer(req.http.Content-Length, 0) > 0) {
            return (synth(400));
        }
        # end
        unset req.http.Content-Length;
    } else {
        # rule: length-demanded
        if (req.http.Transfer-Encoding || (!req.http.Content-Length && req.method ~ "^P")) {
            return (synth(411));
        }
        # end
        # rule: bodies
        # A megabyte is what the site's actions and webhooks take; covers of posts come with their form.
        if (std.integer(req.http.Content-Length, 0) > 1048576 && req.url !~ "^/admin/hub-posts/[^/?]+/cover(\?|$)") {
            return (synth(413));
        }
        # end
        # rule: uploads
        if (std.integer(req.http.Content-Length, 0) > 25165824) {
            return (synth(413));
        }
        # end
        # rule: slow-bodies
        # The site is asked when the whole of it is here: a sender who dawdles holds none of its connections.
        if (std.integer(req.http.Content-Length, 0) > 0 && !std.cache_req_body(25MB)) {
            return (synth(400));
        }
        # end
    }
}
