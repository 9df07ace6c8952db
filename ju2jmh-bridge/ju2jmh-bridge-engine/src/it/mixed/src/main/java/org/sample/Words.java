package org.sample;

/** Joins words, in two ways. */
public final class Words {

    private Words() {
    }

    public static String appended(String[] words) {
        StringBuilder all = new StringBuilder();
        for (String word : words) {
            all.append(word);
        }
        return all.toString();
    }

    public static String concatenated(String[] words) {
        String all = "";
        for (String word : words) {
            all += word;
        }
        return all;
    }
}
