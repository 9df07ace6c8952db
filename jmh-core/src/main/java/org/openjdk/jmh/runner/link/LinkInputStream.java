package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.InputStream;

/** Object stream of a fork. {@link PendingConnection} has already read its header. */
final class LinkInputStream extends AllowlistObjectInputStream {

    LinkInputStream(InputStream in) throws IOException {
        super(in, "a fork");
    }

    @Override
    protected void readStreamHeader() {
    }
}
