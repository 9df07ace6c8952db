package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.results.assertions.AssertionVerdict;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Formats assertions for the console, each with its verdict and evidence. */
public final class AssertionTable {

    private static final String GAP = "  ";
    private static final int VERDICT = AssertionVerdict.UNDECIDED.toString().length();
    private static final String INDENT = String.join("", Collections.nCopies(VERDICT + 2 * GAP.length(), " "));
    private static final int MOST_ATOMS = 8;
    /** Three screens of a terminal, with one line of evidence for each assertion. */
    private static final int MOST_ASSERTIONS = 60;

    private AssertionTable() {
    }

    /**
     * Returns the lines, of at most 80 characters unless a word is longer. Of many assertions, only those that do not
     * hold are shown, the worst first.
     */
    public static List<String> lines(JudgedAssertions judged) {
        List<JudgedAssertion> shown = judged.all().size() <= MOST_ASSERTIONS ? byOwner(judged.all()) : worst(judged);
        List<String> lines = new ArrayList<>();
        String owner = "";
        for (JudgedAssertion assertion : shown) {
            if (!assertion.owner().equals(owner)) {
                owner = assertion.owner();
                lines.add("Assertions of " + owner);
            }
            add(assertion, lines);
        }
        lines.add("");
        lines.add("# " + AssertionText.counts(judged));
        if (shown.size() < judged.all().size()) {
            lines.add("# " + (judged.all().size() - shown.size())
                    + " of them are not shown; write all with -assertionReport FILE");
        }
        if (!judged.interpretation().equals("forks")) {
            lines.add("# interpretation: " + judged.interpretation());
        }
        return lines;
    }

    private static List<JudgedAssertion> byOwner(List<JudgedAssertion> all) {
        Map<String, List<JudgedAssertion>> byOwner = new LinkedHashMap<>();
        all.forEach(each -> byOwner.computeIfAbsent(each.owner(), owner -> new ArrayList<>()).add(each));
        return byOwner.values().stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private static List<JudgedAssertion> worst(JudgedAssertions judged) {
        return judged.all().stream().filter(assertion -> assertion.verdict() != AssertionVerdict.HOLDS)
                .sorted(Comparator.comparing(JudgedAssertion::verdict)).limit(MOST_ASSERTIONS)
                .collect(Collectors.toList());
    }

    private static void add(JudgedAssertion assertion, List<String> lines) {
        String verdict = assertion.verdict().toString();
        lines.addAll(Wrapped.lines(
                GAP + verdict + String.join("", Collections.nCopies(VERDICT - verdict.length(), " ")) + GAP
                        + (assertion.error().isPresent() ? "" : assertion.text().replaceAll("\\s+", " ")),
                INDENT));
        if (assertion.error().isPresent()) {
            evidence(assertion).forEach(line -> lines.add(INDENT + line));
        } else {
            evidence(assertion)
                    .forEach(line -> lines.addAll(Wrapped.lines(INDENT + GAP + line, INDENT + GAP + GAP)));
        }
    }

    /**
     * Returns a line for each of the first relations, or the syntax error. Relations that explain why the assertion
     * does not hold come first.
     */
    public static List<String> evidence(JudgedAssertion assertion) {
        if (assertion.error().isPresent()) {
            return assertion.error().get().lines();
        }
        List<String> lines = new ArrayList<>();
        List<Atom> atoms = decisive(assertion);
        for (Atom atom : atoms.subList(0, Math.min(MOST_ATOMS, atoms.size()))) {
            lines.add(AssertionText.heading(atom, atoms) + AssertionText.evidence(atom));
        }
        if (atoms.size() > MOST_ATOMS) {
            lines.add("and " + (atoms.size() - MOST_ATOMS) + " more");
        }
        return lines;
    }

    /** Returns the distinct relations, those that explain why the formula does not hold first. */
    private static List<Atom> decisive(JudgedAssertion assertion) {
        Map<String, Atom> distinct = new LinkedHashMap<>();
        assertion.atoms().forEach(atom -> distinct.putIfAbsent(atom.statement().toString(), atom));
        List<Atom> atoms = new ArrayList<>(distinct.values());
        if (assertion.verdict() != AssertionVerdict.HOLDS) {
            atoms.sort(Comparator.comparing(Atom::truth));
        }
        return atoms;
    }
}
