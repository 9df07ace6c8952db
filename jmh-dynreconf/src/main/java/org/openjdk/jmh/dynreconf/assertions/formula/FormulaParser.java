package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * Parses formulas by recursive descent:
 *
 * <pre>
 * formula     = disjunction [ "implies" formula ]
 * disjunction = conjunction { "or" conjunction }
 * conjunction = unit { "and" unit }
 * unit        = "not" unit | quantified | "(" formula ")" | growth | relation
 * quantified  = ( "forall" | "exists" ) name "in" "{" value { "," value } "}" ":" formula
 * growth      = "growth" "(" measured "," name ")" relator order [ "within" number ]
 * relation    = term relator term [ "within" number "%" ]
 * relator     = "&lt;=" | "&gt;=" | "="
 * </pre>
 *
 * <p>{@link TermParser} and {@link OrderParser} parse terms and orders. A keyword is the name of a benchmark if it is
 * in quotes, or if the formula could not continue otherwise.
 */
public final class FormulaParser {

    /** The maximum number of relations after quantifiers are expanded. */
    public static final int MOST_ATOMS = 10_000;

    /** Keeps recursion from overflowing the stack, here and in visitors. */
    private static final int DEEPEST = 100;
    private static final double PERCENT = 100;

    private final Tokens tokens;
    private final Scope scope = new Scope();
    private final MeasuredParser measured;
    private int depth;

    private FormulaParser(String text) {
        tokens = new Tokens(text);
        measured = new MeasuredParser(tokens, scope);
    }

    /**
     * Parses a formula.
     *
     * @throws FormulaException with the position, and what was expected
     */
    public static Formula parse(String text) {
        FormulaParser parser = new FormulaParser(text);
        Formula formula = parser.formula();
        if (parser.tokens.peek().kind != Token.Kind.END) {
            throw parser.tokens.expected(parser.isRelator()
                    ? "and, or, implies or the end, because relations cannot be chained: write a <= b and b <= c"
                    : "and, or, implies or the end of the formula");
        }
        if (formula.atoms() > MOST_ATOMS) {
            throw parser.tokens.error(0, "the formula expands to " + formula.atoms() + " relations, more than "
                    + MOST_ATOMS);
        }
        return formula;
    }

    private Formula formula() {
        if (++depth > DEEPEST) {
            throw tokens.error(tokens.peek().position, "the formula is nested more than " + DEEPEST + " times");
        }
        Formula formula = disjunction();
        if (tokens.takes("implies")) {
            formula = new Connection(formula, Connective.IMPLIES, formula());
        }
        depth--;
        return formula;
    }

    private Formula disjunction() {
        List<Formula> parts = new ArrayList<>();
        do {
            parts.add(conjunction());
        } while (tokens.takes("or"));
        return Connection.of(parts, Connective.OR);
    }

    private Formula conjunction() {
        List<Formula> parts = new ArrayList<>();
        do {
            parts.add(unit());
        } while (tokens.takes("and"));
        return Connection.of(parts, Connective.AND);
    }

    private Formula unit() {
        Token token = tokens.peek();
        boolean isName = tokens.peekSecond().followsBenchmark();
        if (!isName && tokens.takes("not")) {
            return negation();
        }
        if (!isName && (token.is("forall") || token.is("exists"))) {
            return quantification();
        }
        if (tokens.takes("(")) {
            Formula formula = formula();
            tokens.require(")");
            return formula;
        }
        return token.is("growth") && tokens.peekSecond().is("(") ? growth() : relation();
    }

    private Formula negation() {
        if (++depth > DEEPEST) {
            throw tokens.error(tokens.peek().position, "the formula is nested more than " + DEEPEST + " times");
        }
        Formula negated = unit();
        depth--;
        return new Negation(negated);
    }

    private Formula quantification() {
        boolean universal = tokens.take().is("forall");
        int position = tokens.peek().position;
        String variable = tokens.name("the name of a variable");
        if (scope.has(variable)) {
            throw tokens.error(position, "the variable " + variable + " is already bound by a quantifier around");
        }
        tokens.require("in");
        List<String> values = values();
        tokens.require(":");
        scope.enter(variable);
        Formula body = formula();
        if (!scope.leave(variable)) {
            throw tokens.error(position,
                    "the variable " + variable + " is not used in the formula: give it to a benchmark, as in sort("
                            + variable + ")");
        }
        return new Quantification(universal, variable, values, body);
    }

    private List<String> values() {
        tokens.require("{");
        List<String> values = new ArrayList<>();
        do {
            values.add(measured.value());
        } while (tokens.takes(","));
        tokens.require("}");
        return values;
    }

    private Formula relation() {
        TermParser terms = new TermParser(tokens, measured);
        ParsedTerm left = terms.parse();
        Relator relator = relator();
        ParsedTerm right = terms.parse();
        if (tokens.peek().is(",") || tokens.peek().is(".") || tokens.peek().is("%")) {
            throw tokens.expected("the end of the relation: write shares and decimals as in 0.8 * b");
        }
        double tolerance = Relation.TOLERANCE;
        int position = tokens.peek().position;
        if (tokens.takes("within")) {
            tolerance = tokens.number() / PERCENT;
            tokens.require("%");
            if (relator != Relator.EQUAL) {
                throw tokens.error(position, "only = takes a within: with " + relator
                        + " write a factor, as in a <= 1.05 * b");
            }
        }
        return TermParser.relation(left, relator, right, tolerance, tokens);
    }

    private boolean isRelator() {
        Token token = tokens.peek();
        return token.is("<=") || token.is(">=") || token.is("=");
    }

    private Relator relator() {
        for (Relator relator : Relator.values()) {
            if (tokens.takes(relator.toString())) {
                if (isRelator()) {
                    throw tokens.expected("a term: write = only once");
                }
                return relator;
            }
        }
        throw tokens.expected("<=, >= or =");
    }

    private Formula growth() {
        tokens.take();
        tokens.require("(");
        Measured grown = measured.measured();
        tokens.require(",");
        String parameter = tokens.anyName("the name of a parameter");
        tokens.require(")");
        Relator relator = relator();
        Order order = new OrderParser(tokens, parameter).parse();
        return new Growth(grown, relator, order, tokens.takes("within") ? tokens.number() : Growth.TOLERANCE);
    }
}
