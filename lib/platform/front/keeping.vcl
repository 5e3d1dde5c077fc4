# What is kept of the site's answers, and for how long.

sub vcl_backend_response {
    # rule: failed-answers
    # Another instance may know better; a copy of before is better still.
    if (beresp.status >= 500 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        # What is made for one reader says itself when to come again: the next instance would let them wait once more.
        if (bereq.retries == 0 && !bereq.http.X-Stale && beresp.status >= 502
            && !(bereq.uncacheable && beresp.http.Retry-After)) {
            return (retry);
        }
        if (bereq.is_bgfetch) {
            return (abandon);
        }
    }
    # end
    # rule: parts-of-another-build
    # While instances are exchanged one by one, a file that one of them has not is perhaps the other's.
    if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries < 2) {
        return (retry);
    }
    # end

    set beresp.http.xkey = beresp.http.Cache-Tag;
    unset beresp.http.Cache-Tag;
    unset beresp.http.X-Nextjs-Cache;
    unset beresp.http.X-Nextjs-Prerender;
    unset beresp.http.Server;
    if (bereq.uncacheable) {
        return (deliver);
    }

    # rule: failures-are-not-kept
    # Let go at first, since whatever is made of them here would stand before the copy of before; told when there is none.
    if (beresp.status >= 500) {
        if (!bereq.http.X-Stale) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # end

    # rule: answers-with-cookies-sent
    if (bereq.http.Cookie) {
        return (pass(10s));
    }
    # end
    # rule: private-answers
    # Made for one reader, or not said to be for all: nothing of it is kept, and if the browser had cookies, the site is asked with them.
    if (beresp.http.Set-Cookie
        || beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)"
        || beresp.http.Cache-Control !~ "(?i)(s-maxage|max-age)="
        || beresp.http.Vary ~ "(?i)(\*|cookie|authorization)"
        || (beresp.status != 200 && beresp.status != 301 && beresp.status != 308 && beresp.status != 404 && beresp.status != 410)
        || beresp.ttl <= 0s) {
        if (bereq.http.X-Kept-Cookie) {
            set bereq.http.Cookie = bereq.http.X-Kept-Cookie;
            unset bereq.http.X-Kept-Cookie;
            return (retry);
        }
        return (pass(10s));
    }
    # end

    # rule: untagged
    if (beresp.http.xkey !~ "\S") {
        set beresp.http.xkey = "untagged";
    }
    # end
    # rule: whole-copies
    # An instance that dies while it answers is then asked again, before a reader has seen half a page.
    set beresp.do_stream = false;
    # end
    # rule: packing
    if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|manifest|rss|atom)|image/svg)") {
        set beresp.do_gzip = true;
    }
    # end
    # rule: one-copy
    # Flight and pages have keys of their own: no copies by what else the browser said.
    set beresp.http.Vary = "RSC, Accept-Encoding";
    # end

    if (beresp.http.Cache-Control ~ "immutable") {
        # rule: built-files-stay
        set beresp.grace = 7d;
        # end
        return (deliver);
    }
    # rule: a-year-is-too-long
    # Next lets others keep pages for a year. Here they last until a purge, and look again after minutes should it be lost.
    if (beresp.ttl > 300s) {
        set beresp.ttl = 300s;
    }
    # end
    # rule: browsers-ask-again
    if (beresp.http.Cache-Control ~ "s-maxage") {
        set beresp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
    # end
    # rule: stale
    set beresp.grace = 24h;
    # end
    set beresp.keep = 0s;
    if (!bereq.http.X-Flight) {
        unset beresp.http.X-Nextjs-Stale-Time;
    }
    return (deliver);
}

sub vcl_backend_error {
    # rule: dead-instance
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        return (retry);
    }
    # end
    if (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Stale)) {
        return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    call page_of_ours_from_behind;
    return (deliver);
}
