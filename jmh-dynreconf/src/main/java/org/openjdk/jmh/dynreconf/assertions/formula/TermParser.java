package org.openjdk.jmh.dynreconf.assertions.formula;

import org.jspecify.annotations.Nullable;

/**
 * Parses the sides of relations:
 *
 * <pre>
 * term    = [ "-" ] product { ( "+" | "-" ) product }
 * product = factor { "*" factor | "/" number }
 * factor  = number [ unit ] | measured
 * unit    = "ns" | "us" | "ms" | "s" | "min" | "B"
 * </pre>
 *
 * <p>A term has at most one benchmark, with a factor above 0, so that it is an affine function of the measured value.
 */
final class TermParser {

    private final Tokens tokens;
    private final MeasuredParser measured;

    TermParser(Tokens tokens, MeasuredParser measured) {
        this.tokens = tokens;
        this.measured = measured;
    }

    ParsedTerm parse() {
        ParsedTerm term = new ParsedTerm(tokens.peek().position);
        product(term, tokens.takes("-") ? -1 : 1);
        while (tokens.peek().is("+") || tokens.peek().is("-")) {
            product(term, tokens.take().is("+") ? 1 : -1);
        }
        return term;
    }

    private void product(ParsedTerm term, int sign) {
        Product product = new Product(tokens.peek().position);
        factor(product);
        while (tokens.peek().is("*") || tokens.peek().is("/")) {
            if (tokens.take().is("*")) {
                factor(product);
            } else {
                divide(product);
            }
        }
        add(product, sign, term);
    }

    private void divide(Product product) {
        int position = tokens.peek().position;
        double divisor = tokens.number();
        if (divisor == 0) {
            throw tokens.error(position, "division by 0");
        }
        product.coefficient /= divisor;
    }

    private void factor(Product product) {
        Token token = tokens.peek();
        if (token.kind == Token.Kind.NUMBER) {
            product.coefficient *= tokens.number();
            unit(product);
        } else if (isBenchmark(token)) {
            if (product.factor != null) {
                throw tokens.error(token.position, "a benchmark times a benchmark is not a time: remove one of them");
            }
            product.factor = measured.measured();
        } else {
            throw tokens.expected("a number or the name of a benchmark");
        }
    }

    /** Returns whether a token is a benchmark. A keyword is a name unless what follows it could begin a term. */
    private boolean isBenchmark(Token token) {
        Token second = tokens.peekSecond();
        boolean isName = token.kind == Token.Kind.NAME || token.kind == Token.Kind.TEXT;
        return isName && (!token.isKeyword() || second.kind == Token.Kind.END || second.isKeyword()
                || second.kind == Token.Kind.SYMBOL && !(token.is("not") && second.is("(")));
    }

    private void unit(Product product) {
        Token token = tokens.peek();
        if (token.kind != Token.Kind.NAME || token.isKeyword()) {
            return;
        }
        Dimension dimension = Units.dimension(token.text);
        if (dimension == null) {
            throw tokens.expected("* or a unit (" + Units.all() + ")");
        }
        if (product.unit != null) {
            throw tokens.error(token.position, "a product has at most one unit");
        }
        product.unit = dimension;
        product.coefficient *= Units.factor(tokens.take().text);
    }

    private void add(Product product, int sign, ParsedTerm term) {
        double number = sign * product.coefficient;
        if (!(Math.abs(number) < Double.POSITIVE_INFINITY)) {
            throw tokens.error(product.position, "the number is too large");
        }
        if (product.factor != null) {
            take(product.factor, number, product, term);
        } else if (product.unit == null) {
            term.addBare(number, product.position);
        } else if (term.unit != null && term.unit != product.unit) {
            throw tokens.error(product.position, mismatch(term.unit, product.unit));
        } else {
            term.add(number, product.unit);
        }
    }

    private void take(Measured factor, double number, Product product, ParsedTerm term) {
        if (product.unit != null) {
            throw tokens.error(product.position, "a factor of a benchmark cannot have a unit");
        }
        if (term.measured != null) {
            throw tokens.error(product.position, "a side has at most one benchmark, but " + term.measured
                    + " is on this side too");
        }
        if (!(number > 0)) {
            throw tokens.error(product.position,
                    "the factor of a benchmark must be above 0; write subtracted terms on the other side");
        }
        term.take(factor, number);
    }

    private static String mismatch(Dimension one, Dimension other) {
        return "units do not fit: " + one.words + " and " + other.words;
    }

    /** Creates a relation of two sides, which must have the same dimension. */
    static Relation relation(ParsedTerm left, Relator relator, ParsedTerm right, double tolerance, Tokens tokens) {
        if (left.measured == null && right.measured == null) {
            throw tokens.error(left.position, "neither side has a benchmark");
        }
        Dimension dimension = left.measured != null ? left.measured.dimension() : right.dimension();
        if (dimension == null) {
            throw new AssertionError("a side with a benchmark needs a unit");
        }
        return new Relation(term(left, dimension, tokens), relator, term(right, dimension, tokens), tolerance);
    }

    private static Term term(ParsedTerm term, Dimension dimension, Tokens tokens) {
        Dimension own = term.dimension();
        if (own != null && own != dimension) {
            throw tokens.error(term.position, mismatch(dimension, own));
        }
        if (term.unit != null && term.unit != dimension) {
            throw tokens.error(term.position, mismatch(dimension, term.unit));
        }
        if (term.bareNumber >= 0 && dimension == Dimension.TIME) {
            throw tokens.error(term.bareNumber, "a time needs a unit: ns, us, ms, s or min");
        }
        Measured measured = term.measured;
        return measured == null ? Term.constant(term.offset, dimension)
                : Term.of(measured, term.scale, term.offset);
    }

    /** Collects a product while it is parsed. */
    private static final class Product {

        private final int position;
        private double coefficient = 1;
        private @Nullable Measured factor;
        private @Nullable Dimension unit;

        Product(int position) {
            this.position = position;
        }
    }
}
