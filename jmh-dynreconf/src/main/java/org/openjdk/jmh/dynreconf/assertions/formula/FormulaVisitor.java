package org.openjdk.jmh.dynreconf.assertions.formula;

/**
 * Visits a formula according to its kind.
 *
 * @param <R> the type of the result
 */
public interface FormulaVisitor<R> {

    /**
     * Two terms are compared.
     *
     * @param relation the formula
     * @return anything
     */
    R relation(Relation relation);

    /**
     * The growth of a benchmark with a parameter is bounded.
     *
     * @param growth the formula
     * @return anything
     */
    R growth(Growth growth);

    /**
     * A formula is negated.
     *
     * @param negation the formula
     * @return anything
     */
    R negation(Negation negation);

    /**
     * Two formulas are connected.
     *
     * @param connection the formula
     * @return anything
     */
    R connection(Connection connection);

    /**
     * A formula is stated for values of a parameter.
     *
     * @param quantification the formula
     * @return anything
     */
    R quantification(Quantification quantification);
}
