# On the way to the site. What is answered from here costs nothing and is not counted.

sub to_the_site {
    if (req.restarts == 0) {
        # Of an IPv6 address the network alone: everyone has as many addresses in it as they like.
        set req.http.X-Front-Client = regsub(client.ip, "^((?:[0-9a-f]+:){1,4}).*$", "\1");

        # rule: rate
        if (vsthrottle.is_denied("all " + req.http.X-Front-Client, 1200, 60s)) {
            return (synth(429));
        }
        # end
        # rule: rate-of-forms
        if (req.method != "GET" && req.method != "HEAD" && vsthrottle.is_denied("form " + req.http.X-Front-Client, 240, 60s)) {
            return (synth(429));
        }
        # end
        # rule: rate-of-sign-in
        # Per account the site counts by itself. This is for those who try many accounts. A server action can be called at the
        # address of any page: every request that may carry one is counted, by its header or, without scripts, by its form.
        if (req.method == "POST" && (req.http.Next-Action || req.http.Content-Type ~ "(?i)^multipart/form-data" || req.url ~ "^/api/(session|shares)([/?]|$)") && vsthrottle.is_denied("auth " + req.http.X-Front-Client, 120, 60s)) {
            return (synth(429));
        }
        # end
        # rule: rate-of-exports
        if (req.url ~ "^/(api/(exports|insights/csv|charts|shares)|share/[^/?]+|admin/[a-z]+/export|api/account/data)([/?]|$)" && vsthrottle.is_denied("files " + req.http.X-Front-Client, 120, 60s)) {
            return (synth(429));
        }
        # end
        # rule: rate-of-api
        if (req.url ~ "^/api/v1/" && vsthrottle.is_denied("api " + req.http.X-Front-Client, 600, 60s)) {
            return (synth(429));
        }
        # end
        unset req.http.X-Front-Client;

        # rule: host
        # With APP_ORIGIN the site has one name. Whoever uses another gets nothing that is made of what they said.
        if (std.getenv("APP_ORIGIN") ~ "." && req.url != "/healthz" && req.http.Host != regsub(std.getenv("APP_ORIGIN"), "^https?://([^/]*).*$", "\1")) {
            return (synth(421));
        }
        # end

        # rule: internal-headers
        # What Next says to itself: from outside it is only ever an attempt. Its router's own headers pass.
        header.regsub(req, "(?i)^(x-middleware-|x-nextjs-|x-next-|x-invoke-|x-invocation-|x-now-|x-matched-path|x-prerender-|x-action-forwarded|x-vercel-|x-clerk-|content-security-policy|next-(?!(action|url|router-(state-tree|prefetch|segment-prefetch)):))[^:]*:.*$", "X-Taken-Out: 1");
        unset req.http.X-Taken-Out;
        # end

        # rule: forwarding-headers
        # Who asks, how and for which site is what this end of the connection knows, whatever the request claims.
        header.regsub(req, "(?i)^(x-forwarded-|forwarded:|x-real-ip|true-client-ip|cf-connecting-ip|x-client-ip|x-cluster-client-ip|x-original-|x-rewrite-|x-http-method|via:|proxy:).*$", "X-Taken-Out: 1");
        unset req.http.X-Taken-Out;
        set req.http.X-Forwarded-For = client.ip;
        set req.http.X-Real-IP = client.ip;
        set req.http.X-Forwarded-Host = req.http.Host;
        set req.http.X-Forwarded-Proto = "http";
        if (std.getenv("APP_ORIGIN") ~ "^https://") {
            set req.http.X-Forwarded-Proto = "https";
        }
        # end

        # rule: request-id
        # Found again in the site's log; never one that a visitor chose.
        set req.http.X-Request-Id = regsub("" + std.random(100000000000, 999999999999), "\..*$", "") + "-" + req.xid;
        std.log("id:" + req.http.X-Request-Id);
        # end
    }
}

sub vcl_miss {
    set req.http.X-Looked-Up = "1";
    call to_the_site;
}

sub vcl_pass {
    # rule: cookies-of-passes
    if (req.http.X-Kept-Cookie) {
        set req.http.Cookie = req.http.X-Kept-Cookie;
        unset req.http.X-Kept-Cookie;
    }
    # end
    unset req.http.X-Looked-Up;
    call to_the_site;
}

sub vcl_pipe {
    return (synth(405));
}

sub vcl_backend_fetch {
    if (!bereq.uncacheable) {
        # rule: whole-answers
        # What is kept comes whole and unpacked, and is packed here, once. A "not modified" would bring only half its headers.
        unset bereq.http.If-None-Match;
        unset bereq.http.If-Modified-Since;
        unset bereq.http.Accept-Encoding;
        # end
        # rule: hanging-instance
        set bereq.first_byte_timeout = 10s;
        # end
    }
}
