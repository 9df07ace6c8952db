package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reports a syntax error in a formula, with its position and what would be right. */
public final class FormulaException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final String formula;
    private final int position;

    /**
     * Creates an error.
     *
     * @param position index of the first wrong character; the length of the text for its end
     * @param problem  what was found, and what was expected
     */
    public FormulaException(String formula, int position, String problem) {
        super(problem);
        this.formula = formula;
        this.position = position;
    }

    /** Returns the index of the wrong character; the length of the text for its end. */
    public int position() {
        return position;
    }

    /** Returns three lines: the formula, a caret below the position, and the problem. */
    public List<String> lines() {
        return Arrays.asList(formula.replaceAll("\\s", " "),
                String.join("", Collections.nCopies(position, " ")) + "^", getMessage());
    }
}
