package org.example;

/** Roman numerals. */
public final class Roman {

    private static final String LETTERS = "IVXLCDM";

    private Roman() {
    }

    /** {@return a number below ten} */
    public static String digit(int number) {
        StringBuilder text = new StringBuilder();
        if (number % 5 == 4) {
            text.append(LETTERS.charAt(0)).append(LETTERS.charAt(number / 5 + 1));
        } else {
            text.append(number >= 5 ? "V" : "");
            text.append("III", 0, number % 5);
        }
        return text.toString();
    }

    /** {@return what no benchmark asks for} */
    public static boolean isLetter(char letter) {
        return LETTERS.indexOf(letter) >= 0;
    }
}
