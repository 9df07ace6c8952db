package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.InputStream;

/** What a fork sends. */
final class LinkInputStream extends AllowlistObjectInputStream {

    LinkInputStream(InputStream in) throws IOException {
        super(in, "a fork");
    }

    /** Does nothing: {@link PendingConnection} has read the header. */
    @Override
    protected void readStreamHeader() {
    }
}
