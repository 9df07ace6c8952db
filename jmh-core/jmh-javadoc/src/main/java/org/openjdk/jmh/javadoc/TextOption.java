package org.openjdk.jmh.javadoc;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import jdk.javadoc.doclet.Doclet;

/**
 * Represents an option with one argument.
 *
 * @param getNames       the names with their dashes
 * @param getParameters  description of the argument
 * @param getDescription what it is for
 * @param getKind        whether it is one of the documented options
 * @param taker          receives the name and the argument, and returns whether they are accepted
 */
record TextOption(List<String> getNames, String getParameters, String getDescription, Doclet.Option.Kind getKind,
                  BiPredicate<String, List<String>> taker)
        implements Doclet.Option {

    static TextOption of(String name, String parameters, String description, Consumer<String> taker) {
        return new TextOption(List.of(name), parameters, description, Kind.STANDARD, (option, arguments) -> {
            taker.accept(arguments.get(0));
            return true;
        });
    }

    @Override
    public int getArgumentCount() {
        return 1;
    }

    @Override
    public boolean process(String option, List<String> arguments) {
        return taker.test(option, arguments);
    }
}
