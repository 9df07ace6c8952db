package org.openjdk.jmh.mutate.make;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.source.MutationOperator;

/** The operators there are, by name. */
public final class Operators {

    private final Map<String, MutationOperator> known = new TreeMap<>();

    /** Those that come with the tool, and others on the class path. */
    public Operators() {
        ServiceLoader.load(MutationOperator.class, Operators.class.getClassLoader())
                .forEach(each -> known.put(each.name(), each));
    }

    /** {@return all of them, in the order of their names} */
    public List<MutationOperator> all() {
        return List.copyOf(known.values());
    }

    /**
     * Those that a user names.
     *
     * @param names as in {@code soc} or {@code delay:10ns}; none means the standard ones
     * @return the operators in the order of the names
     * @throws MutateException if there is no such operator or option
     */
    public List<MutationOperator> named(List<String> names) throws MutateException {
        if (names.isEmpty()) {
            return known.values().stream().filter(MutationOperator::standard).toList();
        }
        List<MutationOperator> chosen = new ArrayList<>();
        for (String name : names) {
            String[] parts = name.split(":", 2);
            MutationOperator operator = known.get(parts[0]);
            if (operator == null) {
                throw new MutateException(
                        "There is no operator " + parts[0] + ", but " + String.join(", ", known.keySet())
                                + ".");
            }
            chosen.add(parts.length == 1 ? operator : operator.with(parts[1]));
        }
        return chosen;
    }
}
