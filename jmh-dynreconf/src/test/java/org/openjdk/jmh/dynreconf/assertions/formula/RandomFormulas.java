package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Formulas of any shape, the same for the same seed. */
public final class RandomFormulas {

    /** Benchmarks that formulas name: each has a parameter n. */
    public static final List<String> NAMES = List.of("a", "b", "Other.c");
    /** Values that quantifiers range over. */
    public static final List<String> VALUES = List.of("1", "2", "3");

    private final Random random;
    private final List<String> variables = new ArrayList<>();

    public RandomFormulas(long seed) {
        random = new Random(seed);
    }

    public Formula next() {
        variables.clear();
        return formula(4);
    }

    private Formula formula(int depth) {
        int kind = depth == 0 ? 0 : random.nextInt(6);
        switch (kind) {
            case 1:
                return new Negation(formula(depth - 1));
            case 2:
            case 3:
                return new Connection(formula(depth - 1), pick(List.of(Connective.values())), formula(depth - 1));
            case 4:
                return quantification(depth);
            default:
                return relation();
        }
    }

    private Formula quantification(int depth) {
        String variable = "v" + variables.size();
        variables.add(variable);
        Formula body = new Connection(new Relation(Term.of(benchmark(variable), 1, 0), Relator.AT_MOST, term(), 0.03),
                Connective.OR, formula(depth - 1));
        variables.remove(variable);
        List<String> values = VALUES.subList(0, 1 + random.nextInt(VALUES.size()));
        return new Quantification(random.nextBoolean(), variable, values, body);
    }

    private Formula relation() {
        Relator relator = pick(List.of(Relator.values()));
        double tolerance = relator == Relator.EQUAL ? random.nextInt(20) / 100.0 : Relation.TOLERANCE;
        Term left = term();
        Term right = left.measured().isPresent() && random.nextInt(4) == 0
                ? Term.constant(random.nextInt(5000) / 8.0, Dimension.TIME) : measured();
        return new Relation(left, relator, right, tolerance);
    }

    private Term term() {
        return random.nextInt(6) == 0 ? Term.constant(random.nextInt(5000) / 8.0, Dimension.TIME) : measured();
    }

    private Term measured() {
        Argument argument = variables.isEmpty() || random.nextInt(3) == 0 ? Argument.value("n", pick(VALUES))
                : Argument.variable(random.nextBoolean() ? "n" : null, pick(variables));
        double offset = random.nextInt(3) == 0 ? random.nextInt(100) / 4.0 - 12 : 0;
        return Term.of(new Measured(Dimension.TIME, false, pick(NAMES), List.of(argument)),
                random.nextInt(3) == 0 ? 1 : (1 + random.nextInt(300)) / 100.0, offset);
    }

    private static Measured benchmark(String variable) {
        return new Measured(Dimension.TIME, false, NAMES.get(0), List.of(Argument.variable("n", variable)));
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
