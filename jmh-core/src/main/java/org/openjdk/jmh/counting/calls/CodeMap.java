package org.openjdk.jmh.counting.calls;

import java.util.List;

/** Maps addresses to compiled code. */
interface CodeMap {

    /**
     * Returns the methods whose code is at an address: the compiled one and those inlined there, the outermost first;
     * empty if there is no compiled code.
     */
    List<String> frames(long address);
}
