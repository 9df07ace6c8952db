package org.openjdk.jmh.dynreconf.assertions.formula;

/**
 * Parses orders of growth:
 *
 * <pre>
 * order  = "O" "(" ( "1" | factor { [ "*" ] factor } ) ")"
 * factor = parameter [ "^" number ] | "log" [ "^" number ] ( parameter | "(" parameter ")" )
 * </pre>
 */
final class OrderParser {

    private final Tokens tokens;
    private final String parameter;
    private double power;
    private double logarithms;

    OrderParser(Tokens tokens, String parameter) {
        this.tokens = tokens;
        this.parameter = parameter;
    }

    Order parse() {
        if (!tokens.peek().is("O")) {
            throw tokens.expected("an order of growth, such as O(" + parameter + " log " + parameter + ")");
        }
        tokens.take();
        tokens.require("(");
        if (tokens.peek().kind == Token.Kind.NUMBER) {
            one();
        } else {
            factor();
            while (!tokens.peek().is(")")) {
                tokens.takes("*");
                factor();
            }
        }
        tokens.require(")");
        return new Order(parameter, power, logarithms);
    }

    private void one() {
        int position = tokens.peek().position;
        if (tokens.number() != 1) {
            throw tokens.error(position, "expected 1, " + parameter + " or log " + parameter
                    + ": an order has no factor");
        }
    }

    private void factor() {
        if (!parameter.equals("log") && tokens.takes("log")) {
            logarithms += exponent();
            boolean parenthesis = tokens.takes("(");
            parameter();
            if (parenthesis) {
                tokens.require(")");
            }
        } else {
            parameter();
            power += exponent();
        }
    }

    private void parameter() {
        if (!tokens.takes(parameter)) {
            throw tokens.expected("the parameter " + parameter + ", or its logarithm");
        }
    }

    private double exponent() {
        return tokens.takes("^") ? tokens.number() : 1;
    }
}
