package org.openjdk.jmh.bridge.probe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.openjdk.jmh.bridge.plan.SuiteMembers;

/** Answers of the listing VM about JUnit 3 suites. */
final class SuiteAnswers {

    private final Map<String, List<String>> members = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, String> setUp = new HashMap<>();
    private final Set<String> alone = new HashSet<>();
    private final Map<String, List<String>> leftOut = new TreeMap<>();

    void read(List<String> answer) {
        String subject = answer.get(1);
        switch (answer.get(0)) {
            case ListingMain.MEMBER -> members.computeIfAbsent(subject, s -> new ArrayList<>()).add(answer.get(2));
            case ListingMain.MEMBERS -> counts.put(subject, Integer.valueOf(answer.get(2)));
            case ListingMain.ALONE -> alone.add(subject);
            case ListingMain.SET_UP -> setUp.putIfAbsent(subject, answer.get(2));
            case ListingMain.LEFT_OUT -> leftOut
                    .computeIfAbsent(subject, s -> new ArrayList<>()).add(answer.get(2) + " x " + answer.get(3));
            default -> {
                // Concerns other kinds of tests.
            }
        }
    }

    List<String> members(String suite) {
        return members.getOrDefault(suite, List.of());
    }

    SuiteMembers of(String suite) {
        return new SuiteMembers(counts.getOrDefault(suite, 0), leftOut.getOrDefault(suite, List.of()));
    }

    /** Returns the suite that initializes objects of a class; empty if a suite also contains plain ones. */
    Optional<String> suiteOf(String type) {
        return alone.contains(type) ? Optional.empty() : Optional.ofNullable(setUp.get(type));
    }

    List<String> problems() {
        List<String> all = new ArrayList<>();
        leftOut.forEach((suite, reasons) -> reasons
                .forEach(reason -> all.add(suite + ".suite() has members that cannot be converted: " + reason)));
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        int listed = members.values().stream().mapToInt(List::size).sum();
        if (listed < total) {
            all.add(String
                    .format("%d of %d suite members are converted: in suites with more than --suite-members, only the "
                            + "first of each class and method", listed, total));
        }
        return all;
    }
}
