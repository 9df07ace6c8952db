package org.openjdk.jmh.production.judged;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.production.recorded.Window;

/**
 * Windows put together to twenty batches at most for each VM, one after the other in time, of about as many invocations
 * each.
 * What is counted of a method has no variance; that of the means of batches stands in for it, which neighbours hardly share
 * (Schmeiser, "Batch size effects in the analysis of simulation output", Operations Research 30, 1982: 10 to 30 batches).
 * With equal numbers of invocations, the mean of their means is that of all invocations but for what rounding leaves.
 */
final class Batches {

    private static final int MOST = 20;
    /** Resampled means for each VM, among which simulations pick. */
    private static final int REPLICATES = 1000;

    private final List<double[]> vms = new ArrayList<>();

    Batches(List<List<Window>> windows) {
        for (List<Window> ofVm : windows) {
            double[] means = means(ofVm);
            if (means.length > 0) {
                vms.add(means);
            }
        }
    }

    private static double[] means(List<Window> windows) {
        List<Window> usable = windows.stream()
                .filter(window -> window.invocations() > 0 && Double.isFinite(window.nanoseconds())).toList();
        double size = usable.stream().mapToLong(Window::invocations).sum() / (double) MOST;
        List<Window> batches = new ArrayList<>();
        Window open = new Window(0, 0);
        for (Window window : usable) {
            open = open.and(window);
            if (open.invocations() >= size) {
                batches.add(open);
                open = new Window(0, 0);
            }
        }
        if (open.invocations() > 0) {
            int last = batches.size() - 1;
            batches.set(last, batches.get(last).and(open));
        }
        return batches.stream().mapToDouble(Window::mean).toArray();
    }

    /** The means of the batches of each VM, in nanoseconds; VMs without any are left out. */
    List<double[]> means() {
        return vms;
    }

    /** How many there are in all VMs. */
    int count() {
        return vms.stream().mapToInt(means -> means.length).sum();
    }

    /** For the bootstrap: batches in VMs. There must be one at least. */
    ResampledMean resampled(RandomStream random) {
        return ResampledMean.ofGroup(
                vms.stream().map(means -> ResampledMean.ofValues(means, REPLICATES, random)).toList());
    }
}
