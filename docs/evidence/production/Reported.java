import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * Prints what recordings of one method say: file, calls, and the mean and the median time of a call in nanoseconds.
 *
 * <p>
 * Of jdk.MethodTiming, the second half of the recording counts, and there is no median.
 */
public class Reported {

    private static final int ENOUGH_CALLS = 200_000;

    public static void main(String[] files) throws IOException {
        for (String file : files) {
            List<RecordedEvent> timings = new ArrayList<>();
            List<Long> calls = new ArrayList<>();
            try (RecordingFile recording = new RecordingFile(Path.of(file))) {
                while (recording.hasMoreEvents() && calls.size() < ENOUGH_CALLS) {
                    RecordedEvent event = recording.readEvent();
                    if (event.getEventType().getName().equals("jdk.MethodTiming")) {
                        timings.add(event);
                    } else if (event.getEventType().getName().equals("jdk.MethodTrace")) {
                        calls.add(event.getDuration().toNanos());
                    }
                }
            }
            System.out.println(file + " " + (calls.isEmpty() ? ofTimings(timings) : ofCalls(calls)));
        }
    }

    private static String ofTimings(List<RecordedEvent> timings) {
        timings.removeIf(event -> event.getLong("invocations") == 0);
        RecordedEvent first = timings.get(timings.size() / 2);
        RecordedEvent last = timings.get(timings.size() - 1);
        long calls = last.getLong("invocations") - first.getLong("invocations");
        return calls + " " + (total(last) - total(first)) / calls + " nan";
    }

    private static double total(RecordedEvent timing) {
        return (double) timing.getLong("invocations") * timing.getDuration("average").toNanos();
    }

    private static String ofCalls(List<Long> calls) {
        Collections.sort(calls);
        double mean = calls.stream().mapToLong(Long::longValue).average().orElseThrow();
        return calls.size() + " " + mean + " " + calls.get(calls.size() / 2);
    }
}
