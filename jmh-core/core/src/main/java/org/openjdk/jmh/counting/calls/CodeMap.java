package org.openjdk.jmh.counting.calls;

import java.util.List;

/** What compiled code lies where. */
interface CodeMap {

    /**
     * The methods whose code is at an address: the compiled one, and those inlined there, the outermost first.
     *
     * @return empty where there is no compiled code
     */
    List<String> frames(long address);
}
