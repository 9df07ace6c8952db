package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.results.asserted.AssertionWords;
import org.openjdk.jmh.results.asserted.JudgedAssertion;
import org.openjdk.jmh.results.asserted.JudgedAssertions;
import org.openjdk.jmh.results.asserted.Verdict;

/** Assertions for the console, each with its verdict and the evidence. */
public final class AssertionTable {

    private static final int WIDTH = 80;
    private static final String GAP = "  ";
    private static final int VERDICT = Verdict.UNDECIDED.toString().length();
    private static final String INDENT = String.join("", Collections.nCopies(VERDICT + 2 * GAP.length(), " "));
    private static final int MOST_ATOMS = 8;

    private AssertionTable() {
    }

    /**
     * All that is to be said of assertions.
     *
     * @param judged assertions
     * @return lines of at most 80 characters where words are not longer
     */
    public static List<String> lines(JudgedAssertions judged) {
        List<String> lines = new ArrayList<>();
        Set<String> owners = new LinkedHashSet<>();
        judged.all().forEach(assertion -> owners.add(assertion.owner()));
        for (String owner : owners) {
            lines.add("Assertions of " + owner);
            judged.of(owner).forEach(assertion -> add(assertion, lines));
        }
        lines.add("");
        lines.add("# " + AssertionWords.counts(judged));
        if (!judged.interpretation().equals("forks")) {
            lines.add("# interpretation: " + judged.interpretation());
        }
        return lines;
    }

    private static void add(JudgedAssertion assertion, List<String> lines) {
        String verdict = assertion.verdict().toString();
        wrap(GAP + verdict + String.join("", Collections.nCopies(VERDICT - verdict.length(), " ")) + GAP
                + (assertion.error().isPresent() ? "" : assertion.text().replaceAll("\\s+", " ")), INDENT, lines);
        if (assertion.error().isPresent()) {
            evidence(assertion).forEach(line -> lines.add(INDENT + line));
        } else {
            evidence(assertion).forEach(line -> wrap(INDENT + GAP + line, INDENT + GAP + GAP, lines));
        }
    }

    /**
     * The evidence of an assertion, or the error in its text.
     *
     * @param assertion that was judged
     * @return a line for each of the first relations
     */
    public static List<String> evidence(JudgedAssertion assertion) {
        if (assertion.error().isPresent()) {
            return assertion.error().get().lines();
        }
        List<String> lines = new ArrayList<>();
        List<Atom> atoms = assertion.atoms();
        for (Atom atom : atoms.subList(0, Math.min(MOST_ATOMS, atoms.size()))) {
            lines.add((atoms.size() == 1 ? "" : atom.statement() + ": " + atom.truth() + ", ")
                    + AssertionWords.evidence(atom));
        }
        if (atoms.size() > MOST_ATOMS) {
            lines.add("and " + (atoms.size() - MOST_ATOMS) + " more");
        }
        return lines;
    }

    private static void wrap(String text, String indent, List<String> lines) {
        String rest = text;
        while (rest.length() > WIDTH) {
            int end = rest.lastIndexOf(' ', WIDTH);
            if (end <= indent.length()) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = indent + rest.substring(end + 1);
        }
        lines.add(rest.replaceAll(" +$", ""));
    }
}
