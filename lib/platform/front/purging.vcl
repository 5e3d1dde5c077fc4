# Who may say that pages are not true any more: the site's own machines, with the token.
acl purgers {
    "localhost";
    "127.0.0.0"/8;
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
    "fc00::"/7;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # rule: purging-addresses
        if (client.ip !~ purgers) {
            return (synth(405));
        }
        # end
        # rule: purging-token
        if (std.getenv("FRONT_PURGE_TOKEN") !~ "." || req.http.Authorization != "Bearer " + std.getenv("FRONT_PURGE_TOKEN")) {
            return (synth(403));
        }
        # end
        # rule: purging
        # Softly: what is purged is asked for anew by its next reader, and is still there should the site not answer them.
        # What has not said what it is made of goes each time.
        set req.http.X-Purged = xkey.softpurge(req.http.X-Purge-Tags + " untagged");
        # end
        return (synth(204));
    }
}
