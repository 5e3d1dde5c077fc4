# What goes out, and what is said when nothing can.

sub vcl_deliver {
    # rule: headers-of-ours
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.xkey;
    # end
    # rule: request-id-told
    # An answer from here has none: no line of the site's log belongs to it.
    if (req.http.X-Request-Id && obj.hits == 0) {
        set resp.http.X-Request-Id = req.http.X-Request-Id;
    }
    # end
}

sub vcl_hit {
    unset req.http.X-Request-Id;
}

sub vcl_synth {
    # rule: stale-when-failing
    # The site failed although it seemed well: once more, and now a copy of before will do.
    if (resp.status == 503 && req.http.X-Looked-Up && req.restarts == 0) {
        set req.http.X-Stale = "1";
        return (restart);
    }
    # end
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.Server;
    if (resp.status == 204) {
        set resp.http.X-Purged = req.http.X-Purged;
        return (deliver);
    }
    # rule: refusals-told
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.X-Content-Type-Options = "nosniff";
    set resp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
    if (resp.status == 405) {
        set resp.http.Allow = "GET, HEAD, POST, PUT, DELETE, OPTIONS";
    }
    if (resp.status == 429 || resp.status == 503) {
        set resp.http.Retry-After = "30";
    }
    # end
    if (resp.status == 429) {
        synthetic("<!doctype html><html lang=en><title>Too many requests</title><h1>Too many requests</h1><p>Please wait half a minute and try again.</p></html>");
    } else if (resp.status == 503) {
        synthetic("<!doctype html><html lang=en><title>Granskog is temporarily unavailable</title><h1>Granskog is temporarily unavailable</h1><p>Please try again in half a minute.</p></html>");
    } else if (resp.status == 413) {
        synthetic("<!doctype html><html lang=en><title>Request too large</title><h1>Request too large</h1></html>");
    } else {
        synthetic("<!doctype html><html lang=en><title>" + resp.status + "</title><h1>Request failed (" + resp.status + ")</h1></html>");
    }
    return (deliver);
}

sub page_of_ours_from_behind {
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.X-Content-Type-Options = "nosniff";
    set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
    set beresp.http.Retry-After = "30";
    synthetic("<!doctype html><html lang=en><title>Granskog is temporarily unavailable</title><h1>Granskog is temporarily unavailable</h1><p>Please try again in half a minute.</p></html>");
}
