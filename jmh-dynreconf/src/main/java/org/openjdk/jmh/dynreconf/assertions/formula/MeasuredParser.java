package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses measured quantities:
 *
 * <pre>
 * measured  = "alloc" "(" benchmark ")" | benchmark
 * benchmark = [ "baseline" "." ] name { "." name } [ "(" [ argument { "," argument } ] ")" ]
 * argument  = [ name "=" ] ( value | variable )
 * value     = [ "-" ] number | text in quotes | name
 * </pre>
 *
 * <p>Names of benchmarks may be in quotes. A name instead of a value is the variable of a quantifier with this name;
 * otherwise a text, which needs the name of its parameter.
 */
final class MeasuredParser {

    private final Tokens tokens;
    private final Scope scope;

    MeasuredParser(Tokens tokens, Scope scope) {
        this.tokens = tokens;
        this.scope = scope;
    }

    Measured measured() {
        if (tokens.peek().is("alloc") && tokens.peekSecond().is("(")) {
            tokens.take();
            tokens.take();
            Measured measured = benchmark(Dimension.BYTES);
            tokens.require(")");
            return measured;
        }
        return benchmark(Dimension.TIME);
    }

    private Measured benchmark(Dimension dimension) {
        boolean baseline = tokens.peek().is("baseline") && tokens.peekSecond().is(".");
        if (baseline) {
            tokens.take();
            tokens.take();
        }
        StringBuilder name = new StringBuilder(name());
        while (tokens.takes(".")) {
            name.append('.').append(name());
        }
        return new Measured(dimension, baseline, name.toString(), arguments());
    }

    private String name() {
        Token token = tokens.peek();
        return token.kind == Token.Kind.TEXT && Texts.isName(token.text) ? tokens.take().text
                : tokens.anyName("the name of a benchmark");
    }

    private List<Argument> arguments() {
        List<Argument> arguments = new ArrayList<>();
        if (tokens.takes("(") && !tokens.takes(")")) {
            do {
                arguments.add(argument());
            } while (tokens.takes(","));
            tokens.require(")");
        }
        return arguments;
    }

    private Argument argument() {
        Token first = tokens.peek();
        if (first.kind == Token.Kind.NAME && tokens.peekSecond().is("=")) {
            String name = tokens.anyName("the name of a parameter");
            tokens.take();
            return bound(name);
        }
        if (first.kind == Token.Kind.NAME && !scope.has(first.text)) {
            throw tokens.error(first.position, "the variable " + first.text + " has no quantifier: write forall "
                    + first.text + " in {...}: in front, or a value");
        }
        return bound(null);
    }

    private Argument bound(@Nullable String name) {
        String text = tokens.peek().text;
        if (tokens.peek().kind == Token.Kind.NAME && scope.has(text)) {
            scope.use(tokens.take().text);
            return Argument.variable(name, text);
        }
        return Argument.value(name, value());
    }

    /** Parses a value. */
    String value() {
        Token token = tokens.peek();
        if (tokens.takes("-")) {
            if (tokens.peek().kind != Token.Kind.NUMBER) {
                throw tokens.expected("a number");
            }
            return "-" + tokens.take().text;
        }
        if (token.kind == Token.Kind.NUMBER || token.kind == Token.Kind.TEXT) {
            return tokens.take().text;
        }
        return tokens.name("a value");
    }
}
