package org.openjdk.jmh.production.comparisons;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.production.recordings.Window;

/**
 * Combines successive windows of each VM into at most 20 batches with about the same number of invocations.
 *
 * <p>The recorder counts invocations without a variance. The variance of batch means replaces it, since batch means are
 * hardly correlated (Schmeiser, "Batch size effects in the analysis of simulation output", Operations Research 30,
 * 1982, recommends 10 to 30 batches). With equal numbers of invocations, the mean of the batch means equals the mean of
 * all invocations, apart from rounding.
 */
final class Batches {

    private static final int MAX_BATCHES = 20;

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
        double size = usable.stream().mapToLong(Window::invocations).sum() / (double) MAX_BATCHES;
        List<Window> batches = new ArrayList<>();
        Window open = new Window(0, 0);
        for (Window window : usable) {
            open = open.plus(window);
            if (open.invocations() >= size) {
                batches.add(open);
                open = new Window(0, 0);
            }
        }
        if (open.invocations() > 0) {
            int last = batches.size() - 1;
            batches.set(last, batches.get(last).plus(open));
        }
        return batches.stream().mapToDouble(Window::mean).toArray();
    }

    /** Returns the batch means of each VM in nanoseconds; VMs without any are skipped. */
    List<double[]> means() {
        return vms;
    }

    int count() {
        return vms.stream().mapToInt(means -> means.length).sum();
    }

    /** Returns resampled means from batches within VMs. At least one batch is needed. */
    ResampledMean resampled(long seed) {
        return Estimates.resampled(vms, seed);
    }
}
