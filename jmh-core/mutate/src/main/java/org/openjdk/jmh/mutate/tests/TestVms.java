package org.openjdk.jmh.mutate.tests;

import java.io.Closeable;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The VMs of tests that are in use. */
final class TestVms implements Closeable {

    private final TestSettings settings;
    private final Set<TestVm> open = ConcurrentHashMap.newKeySet();

    TestVms(TestSettings settings) {
        this.settings = settings;
    }

    /**
     * Opens a VM, which the caller closes.
     *
     * @param ignored tests whose failures do not count
     */
    TestVm open(List<String> ignored) {
        TestVm vm = new TestVm(settings, ignored, open::remove);
        open.add(vm);
        return vm;
    }

    /** Ends all VMs. One that starts afterwards ends when its input does. */
    @Override
    public void close() {
        open.forEach(TestVm::end);
    }
}
