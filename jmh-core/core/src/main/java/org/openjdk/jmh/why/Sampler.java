package org.openjdk.jmh.why;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/** What takes samples in a fork while Flight Recorder writes down all else. */
interface Sampler {

    /** Flight Recorder itself. */
    Sampler FLIGHT_RECORDER = new Sampler() {

        @Override
        public String name() {
            return "JDK Flight Recorder";
        }

        @Override
        public boolean takes(String event) {
            return false;
        }

        @Override
        public List<String> vmArguments(Path file, int deepestStack) {
            return Collections.emptyList();
        }
    };

    /** Its name, in a word or two. */
    String name();

    /** Whether it takes events of that type in place of Flight Recorder, into a file of its own. */
    boolean takes(String event);

    /**
     * Begins with the VM of a fork.
     *
     * @param file         in the format of Flight Recorder, that has its samples when the VM has ended
     * @param deepestStack frames of a stack
     * @return what the VM is told
     */
    List<String> vmArguments(Path file, int deepestStack);
}
