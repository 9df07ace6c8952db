package org.openjdk.jmh.javadoc;

import java.util.List;
import java.util.function.Consumer;
import jdk.javadoc.doclet.Doclet;

/**
 * An option with one argument.
 *
 * @param name       the option with its dashes
 * @param parameters description of the argument
 * @param description description of the option
 * @param taker      receives the argument
 */
record NamedOption(String name, String parameters, String description, Consumer<String> taker)
        implements Doclet.Option {

    @Override
    public int getArgumentCount() {
        return 1;
    }

    @Override
    public String getDescription() {
        return description;
    }

    @Override
    public Kind getKind() {
        return Kind.STANDARD;
    }

    @Override
    public List<String> getNames() {
        return List.of(name);
    }

    @Override
    public String getParameters() {
        return parameters;
    }

    @Override
    public boolean process(String option, List<String> arguments) {
        taker.accept(arguments.get(0));
        return true;
    }
}
