package org.openjdk.jmh.bridge.runtime;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Value of the {@code @Param} that selects one invocation of a test: a path of numbers, then a name for people.
 *
 * <p>{@code "#3 [3] apple, 1"} is the third invocation. {@code "#2/#1 adds"} is the first test in the second container.
 * The path ends at the first blank; the name is ignored.
 */
public final class SetLabel {

    private SetLabel() {
    }

    /**
     * Returns the numbers of a label's path, such as 2 and 1 for {@code "#2/#1 adds"}.
     *
     * @throws IllegalArgumentException if the label does not begin with a path
     */
    public static List<Integer> path(String label) {
        int blank = label.indexOf(' ');
        String path = blank < 0 ? label : label.substring(0, blank);
        return Stream.of(path.split("/")).map(step -> number(step, label)).collect(Collectors.toList());
    }

    /** Returns the last number of a label's path, such as 3 for {@code "#3 [3] apple"}. */
    public static int last(String label) {
        List<Integer> path = path(label);
        return path.get(path.size() - 1);
    }

    private static int number(String step, String label) {
        try {
            if (step.startsWith("#")) {
                return Integer.parseInt(step.substring(1));
            }
        } catch (NumberFormatException e) {
            // Reported below, like other malformed labels.
        }
        throw new IllegalArgumentException("A parameter set begins with its number, such as \"#1\": \"" + label + "\"");
    }
}
