package org.openjdk.jmh.dynreconf.assertions.formula;

/**
 * Visits a formula according to its kind.
 *
 * @param <R> the type of the result
 */
public interface FormulaVisitor<R> {

    R relation(Relation relation);

    R growth(Growth growth);

    R negation(Negation negation);

    R connection(Connection connection);

    R quantification(Quantification quantification);
}
