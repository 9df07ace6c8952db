package org.openjdk.jmh.dynreconf.text;

import java.util.regex.Pattern;

/**
 * Escapes foreign text for Markdown in comments on pull requests, so that it is shown as it is, without links,
 * pictures, mentions, references or layout. GitHub and GitLab look for mentions and references in rendered text, where
 * escapes are gone; they ignore code, and words with a zero-width space.
 */
public final class Markdown {

    private static final String GAP = "\u200b";

    /** Matches the start of a paragraph or a list item. */
    private static final Pattern BLOCK =
            Pattern.compile("^(?:[>|]|[-+](?=\\s|$)|#(?=[#\\s]|$)|[-=](?=[-=\\s]*$))");
    private static final Pattern NUMBERED = Pattern.compile("^(\\d{1,9})([.)])(?=\\s|$)");
    private static final Pattern INLINE =
            Pattern.compile("[\\\\*_|`~]|\\[(?=[\\[^])|\\](?=[\\[(:])|(?<=\\s)#(?=#*\\s*$)");
    /** Matches task boxes, mentions, references to issues and merge requests, addresses, and emoji codes. */
    private static final Pattern REFERENCE =
            Pattern.compile("^\\[(?=[ xX]\\])|@(?=\\w)|(?<!&)#(?=\\w)|[!%](?=\\d)|(?<!\\w)\\$(?=\\d)"
                    + "|:(?=//)|:(?=[\\w+-]+:)|(?i:www(?=\\.)|\\bGH(?=-\\d))");
    /** Matches delimiters of formulas, which are not inside of words. */
    private static final Pattern FORMULA = Pattern.compile("(?<!\\w)\\$|\\$(?!\\w)");

    /** Matches text without special meaning between backticks or in a row of a table. */
    private static final Pattern PLAIN = Pattern.compile("[^`|\\\\\\s]*(?: [^`|\\\\\\s]+)*");

    private Markdown() {
    }

    /** Returns text of any origin in one line, for a sentence, a heading or a table cell. */
    public static String text(String text) {
        String shown = INLINE.matcher(Printable.text(text)).replaceAll("\\\\$0");
        shown = NUMBERED.matcher(BLOCK.matcher(shown).replaceFirst("\\\\$0")).replaceFirst("$1\\\\$2");
        shown = shown.replace("&", "&amp;").replace("<", "&lt;");
        shown = FORMULA.matcher(withGaps(shown)).replaceAll("&#36;").replace(GAP, entity(GAP.codePointAt(0)));
        return shown.startsWith(" ") ? entity(' ') + shown.substring(1) : shown;
    }

    private static String withGaps(String text) {
        return REFERENCE.matcher(text).replaceAll("$0" + GAP);
    }

    private static String entity(int point) {
        return "&#" + point + ";";
    }

    /** Returns a name of any origin as code in one line, also for a table cell. */
    public static String code(String text) {
        String shown = Printable.text(text);
        if (!shown.isEmpty() && PLAIN.matcher(shown).matches()) {
            return "`" + shown + "`";
        }
        StringBuilder code = new StringBuilder("<code>");
        withGaps(shown).codePoints().forEach(point -> code.append(
                Character.isLetterOrDigit(point) ? new String(Character.toChars(point)) : entity(point)));
        return code.append("</code>").toString();
    }
}
