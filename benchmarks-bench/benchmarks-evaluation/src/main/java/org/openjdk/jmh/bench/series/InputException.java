package org.openjdk.jmh.bench.series;

/** Input that cannot be used. The message is one line for the user and names file and place. */
public final class InputException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * @param file  what was read
     * @param place where in it, and what is wrong there
     */
    public InputException(Object file, String place) {
        super(file + ": " + place);
    }
}
