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

/** What the listing VM said about JUnit 3 suites. */
final class SuiteAnswers {

    private final Map<String, List<String>> members = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, String> setUp = new HashMap<>();
    private final Set<String> alone = new HashSet<>();
    private final Map<String, List<String>> leftOut = new TreeMap<>();

    void take(List<String> answer) {
        String subject = answer.get(1);
        switch (answer.get(0)) {
            case ListingMain.MEMBER -> members.computeIfAbsent(subject, s -> new ArrayList<>()).add(answer.get(2));
            case ListingMain.MEMBERS -> counts.put(subject, Integer.valueOf(answer.get(2)));
            case ListingMain.ALONE -> alone.add(subject);
            case ListingMain.SET_UP -> setUp.putIfAbsent(subject, answer.get(2));
            case ListingMain.LEFT_OUT -> leftOut
                    .computeIfAbsent(subject, s -> new ArrayList<>()).add(answer.get(2) + " x " + answer.get(3));
            default -> {
                // Of another kind of test.
            }
        }
    }

    List<String> members(String suite) {
        return members.getOrDefault(suite, List.of());
    }

    SuiteMembers of(String suite) {
        return new SuiteMembers(counts.getOrDefault(suite, 0), leftOut.getOrDefault(suite, List.of()));
    }

    /** The suite that sets up objects of a class, if no suite leaves one as it is. */
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
            all.add(String.format("suites hold %d members that only they set up, of which %d are converted: of a suite "
                    + "with more than --suite-members the first of each class and method", total, listed));
        }
        return all;
    }
}
