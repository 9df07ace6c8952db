package org.openjdk.jmh.dynreconf.assertions.formula;

/** Represents an order of growth in a parameter n: n^power (log n)^logarithms. */
public final class Order {

    private final String parameter;
    private final double power;
    private final double logarithms;

    /** Creates an order with the exponents of the parameter and of its logarithm, 0 or more. */
    public Order(String parameter, double power, double logarithms) {
        this.parameter = parameter;
        this.power = power;
        this.logarithms = logarithms;
    }

    public String parameter() {
        return parameter;
    }

    /** Returns the exclusive lower bound of the parameter: 0, or 1 if there are logarithms, which must not be 0. */
    public double above() {
        return logarithms == 0 ? 0 : 1;
    }

    /** Returns the logarithm of the order at a value above {@link #above}. */
    public double logarithm(double value) {
        double log = Math.log(value);
        return power * log + (logarithms == 0 ? 0 : logarithms * Math.log(log));
    }

    @Override
    public String toString() {
        String powers = power == 0 ? "" : raised(parameter, power);
        String logs = logarithms == 0 ? "" : raised("log", logarithms) + " " + parameter;
        return "O(" + (power == 0 && logarithms == 0 ? "1"
                : powers + (power == 0 || logarithms == 0 ? "" : " ") + logs) + ")";
    }

    private static String raised(String base, double exponent) {
        return exponent == 1 ? base : base + "^" + Texts.number(exponent);
    }
}
