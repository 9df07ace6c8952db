package org.openjdk.jmh.mutate.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.source.MutationOperator;

/** Finds mutation operators by name. */
public final class OperatorRegistry {

    private final Map<String, MutationOperator> known = new TreeMap<>();

    public OperatorRegistry() {
        ServiceLoader.load(MutationOperator.class, OperatorRegistry.class.getClassLoader())
                .forEach(each -> known.put(each.name(), each));
    }

    /**
     * Returns the operators that a user names.
     *
     * @param names such as {@code soc} or {@code delay:10ns}; empty for the standard ones
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
                        "There is no operator " + parts[0] + ", but " + String.join(", ", known.keySet()) + ".");
            }
            chosen.add(parts.length == 1 ? operator : operator.with(parts[1]));
        }
        return chosen;
    }
}
