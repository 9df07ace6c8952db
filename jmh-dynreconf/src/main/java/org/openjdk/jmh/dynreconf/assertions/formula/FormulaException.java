package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A text that is no formula: where it goes wrong, and what would be right. */
public final class FormulaException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final String formula;
    private final int position;

    /**
     * Creates an error in a formula.
     *
     * @param formula  the text
     * @param position of the first character that cannot be right, from 0; the length of the text for its end
     * @param problem  what was found, and what was expected
     */
    public FormulaException(String formula, int position, String problem) {
        super(problem);
        this.formula = formula;
        this.position = position;
    }

    /** {@return the index of the character where the problem is, from 0; the length of the text for its end} */
    public int position() {
        return position;
    }

    /** {@return three lines: the formula, a caret below the place, and the problem} */
    public List<String> lines() {
        return Arrays.asList(formula.replaceAll("\\s", " "),
                String.join("", Collections.nCopies(position, " ")) + "^", getMessage());
    }
}
