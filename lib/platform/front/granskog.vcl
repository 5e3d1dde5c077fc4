vcl 4.1;

# The front: what stands before the site for those who host it themselves. Varnish 7 with Debian's varnish-modules.
#
# Pages that are the same for everyone are kept here, packed once, until a publication says that they are not true any
# more, and for a day longer in case the site does not answer. Nothing that was made for somebody is kept.
#
# Each rule stands between "rule" and "end": tests/front takes every one of them out once, to see its test fail.
# start-front.sh writes backends.vcl (the instances of the site) and starts this with the parameters it was measured with.

import directors;
import header;
import std;
import vsthrottle;
import xkey;

include "backends.vcl";
include "purging.vcl";
include "refusing.vcl";
include "asking.vcl";
include "keeping.vcl";
include "delivering.vcl";

sub vcl_recv {
    if (req.restarts == 0) {
        # These names are the front's own: nobody else says them.
        unset req.http.X-Stale;
        unset req.http.X-Flight;
        unset req.http.X-Kept-Cookie;
    }

    # rule: instances
    # An instance that says it is not ready is asked only when none is: better its last good copy than nothing of ours.
    set req.backend_hint = ready.backend();
    if (!std.healthy(req.backend_hint)) {
        set req.backend_hint = every.backend();
    }
    # end

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # rule: fresh-while-well
    # An old copy is for bad days: while the site is well it is asked as soon as a copy has expired or was purged.
    set req.grace = 7d;
    if (std.healthy(ready.backend()) && !req.http.X-Stale) {
        set req.grace = 0s;
    }
    # end

    # rule: built-files
    # Their names change with what is in them, and they are the same for everyone.
    if (req.url ~ "^/(_next/static|media)/") {
        unset req.http.Cookie;
        unset req.http.Authorization;
        set req.url = regsub(req.url, "\?.*$", "");
        return (hash);
    }
    # end

    # rule: authorization
    if (req.http.Authorization) {
        return (pass);
    }
    # end

    # rule: sessions
    # Every cookie that may mean "signed in": of the accounts kept here, of the edge, of Clerk, whose
    # `__client_uat=0` says that nobody is. `/` is another page for members.
    if (req.http.Cookie ~ "(?i)(^|;\s*)((__Secure-|__Host-)?granskog\.session_token=|signed_in=|edge_claims=|__(session|client|clerk|refresh|dev_session)[^=;]*=(?!0(;|$)))") {
        return (pass);
    }
    # end

    # rule: other-cookies
    # Whatever else a browser has (consent, a device that is known) makes no page another one, except those that are
    # never kept: they are asked for again with it.
    if (req.http.Cookie && !req.http.X-Kept-Cookie) {
        set req.http.X-Kept-Cookie = req.http.Cookie;
    }
    unset req.http.Cookie;
    # end

    # rule: flight
    # Next answers the same address as a page or as data for its router, by these headers and the digest of them in `_rsc`.
    if (req.http.RSC == "1") {
        set req.http.X-Flight = "flight:" + req.http.Next-Router-Prefetch + ":" + req.http.Next-Router-Segment-Prefetch + ":" + req.http.Next-Router-State-Tree + ":" + req.http.Next-Url;
        return (hash);
    }
    # end
    # rule: pages-without-flight
    unset req.http.RSC;
    unset req.http.Next-Router-Prefetch;
    unset req.http.Next-Router-Segment-Prefetch;
    unset req.http.Next-Router-State-Tree;
    unset req.http.Next-Url;
    # end

    if (req.url ~ "\?") {
        # rule: marketing-parameters
        set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z_]+|[a-z]*clid|[gw]braid|mc_[ce]id|_ga|_gl|_rsc|igshid)(=[^&]*)?(&|$)", "");
        set req.url = regsub(req.url, "[?&]+$", "");
        # end
        # rule: parameters-nobody-reads
        # Rankings of a market, brands and guides are drawn from their path alone.
        set req.url = regsub(req.url, "^(/|/rankings/(?:sweden|norway|denmark|finland|netherlands)(?:/[a-z0-9-]+)?|/brands/[^/?]+|/sustainability-branding-hub(?:/[a-z0-9-]+){0,2})\?.*$", "\1");
        # end
        # rule: order-of-parameters
        if (req.url ~ "^/(api|rankings)/") {
            set req.url = std.querysort(req.url);
        }
        # end
    }
    return (hash);
}

sub vcl_hash {
    # rule: flight-and-pages-apart
    if (req.http.X-Flight) {
        hash_data(req.http.X-Flight);
    }
    # end
}
