package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** Lists the interpretations that users can name: the built-in ones and those that {@link ServiceLoader} finds. */
public final class Interpretations {

    private static final List<Interpretation> BUILT_IN = Collections.unmodifiableList(Arrays.asList(
            new ForksInterpretation(), new QuickInterpretation(), new ParametricInterpretation(),
            new BootstrapInterpretation()));

    private static final Interpretation OF_ROUNDS = new RoundsInterpretation();

    private Interpretations() {
    }

    /** Returns the built-in interpretations, the default first. */
    public static List<Interpretation> builtIn() {
        return BUILT_IN;
    }

    /** Returns the default, {@code forks}. */
    public static Interpretation standard() {
        return BUILT_IN.get(0);
    }

    /**
     * Returns the interpretation by which a run decides after each round whether to go on; forks of the same number are
     * pairs. Users cannot choose it: after such a run, no other interpretation keeps its level.
     */
    public static Interpretation ofRounds() {
        return OF_ROUNDS;
    }

    /**
     * Returns an interpretation by its name; built-in ones come first.
     *
     * @param loader where to look for others
     * @throws IllegalArgumentException if there is none of that name, or others cannot be loaded; the message lists the
     * known ones
     */
    public static Interpretation named(String name, ClassLoader loader) {
        List<Interpretation> all = new ArrayList<>(BUILT_IN);
        try {
            ServiceLoader.load(Interpretation.class, loader).forEach(all::add);
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IllegalArgumentException("interpretations cannot be loaded: " + e.getMessage(), e);
        }
        return all.stream().filter(each -> each.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown interpretation '" + name + "'; known: "
                        + all.stream().map(Interpretation::name).collect(Collectors.joining(", "))));
    }
}
