package org.openjdk.jmh.bridge.unfit;

import java.io.IOException;

/** What tests inherit. */
public class StartingBase {

    protected Process startedByBase() throws IOException {
        return Runtime.getRuntime().exec(new String[] {"java", "-version"});
    }
}
