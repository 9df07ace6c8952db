package org.openjdk.jmh.bridge.probe;

import org.openjdk.jmh.bridge.find.Fixtures;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.Kind;
import org.openjdk.jmh.bridge.find.MethodSources;
import org.openjdk.jmh.bridge.find.PureFactories;
import org.openjdk.jmh.bridge.find.SharedParameterSets;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.find.UniqueIds;
import org.openjdk.jmh.bridge.plan.Listing;
import org.openjdk.jmh.bridge.plan.SuiteMembers;
import org.openjdk.jmh.util.VmCleanup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lists invocations by running JUnit in another VM. A class that crashes the VM does not affect the others. */
public final class ListingVm implements Listing {

    private static final String UNLISTED = "JUnit could not list the invocations: ";
    /** Matches a missing class, with dots or slashes in its name. */
    private static final Pattern ABSENT = Pattern.compile(
            ".*(?:NoClassDefFoundError|ClassNotFoundException): ([\\w$]+(?:[./][\\w$]+)+).*", Pattern.DOTALL);

    private final ChildVm vm;
    private final SharedParameterSets sources;
    private final MethodSources factories;
    private final PureFactories pure;
    /** Tests that are not listed because their sets equal those of another test, by unique id. */
    private final Map<String, Same> same = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> sets = new HashMap<>();
    private final SuiteAnswers suites = new SuiteAnswers();
    private final int suiteMembers;
    /** Cache of labels, which are needed for each decision about a test. */
    private final Map<String, List<String>> labelled = new HashMap<>();
    private final Map<String, String> skips = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();
    private final List<String> problems = new ArrayList<>();

    /**
     * Creates an empty listing.
     *
     * @param vm           VM to run JUnit in
     * @param sources      finds tests with the same parameter sets
     * @param factories    finds factories that can be listed without JUnit
     * @param pure         finds factories that do not need class-level fixtures
     * @param suiteMembers number of members above which only the first of each class and method of a JUnit 3 suite is
     *     listed
     */
    public ListingVm(ChildVm vm, SharedParameterSets sources, MethodSources factories, PureFactories pure,
                     int suiteMembers) {
        this.vm = vm;
        this.sources = sources;
        this.factories = factories;
        this.pure = pure;
        this.suiteMembers = suiteMembers;
    }

    /** A test with the same parameter sets as another one. Names of sets may contain the test's name. */
    private record Same(String id, String name, String ownName) {

        String renamed(String set) {
            return set.replace(name + "(", ownName + "(");
        }
    }

    /** Lists the classes that need it. */
    public void list(List<TestClass> types) throws IOException, InterruptedException {
        types.stream().filter(type -> type.framework() == Framework.JUPITER).forEach(type -> sources.sameAsAnother(type)
                .forEach((test, other) -> same.put(UniqueIds.of(type, test),
                        new Same(UniqueIds.of(type, other), other.method().name(), test.method().name()))));
        Map<String, String> requests = new LinkedHashMap<>();
        types.stream().filter(TestClass::needsListing)
                .forEach(type -> requests.put(type.framework() + type.type().name(), request(type)));
        if (!requests.isEmpty()) {
            list(requests, known(types));
        }
    }

    private static String known(List<TestClass> types) {
        return TabbedLines.join(Stream.concat(Stream.of(ListingMain.KNOWN),
                types.stream().filter(type -> type.framework() != Framework.JUPITER).map(type -> type.type().name()))
                .toArray(String[]::new));
    }

    private void list(Map<String, String> requests, String known) throws IOException, InterruptedException {
        Path folder = VmCleanup.folder("ju2jmh");
        try {
            for (int threads = Runtime.getRuntime().availableProcessors(); !requests.isEmpty(); threads = 1) {
                runOnce(folder, requests, known, threads);
            }
        } finally {
            VmCleanup.remove(folder);
        }
    }

    /**
     * Lists the remaining classes in a new VM. If one of them ends the VM, it can be identified if it was listed alone.
     */
    private void runOnce(Path folder, Map<String, String> requests, String known, int threads)
            throws IOException, InterruptedException {
        Path answers = folder.resolve("answers");
        Path log = folder.resolve("log");
        Path questions = folder.resolve("requests");
        Files.write(questions, Stream.concat(Stream.of(known), requests.values().stream()).toList(),
                StandardCharsets.UTF_8);
        Files.deleteIfExists(answers);
        Files.deleteIfExists(log);
        String end = vm.run(ListingMain.class.getName(), answers, log,
                questions.toString(), answers.toString(), Integer.toString(threads));
        ListingRun run = new ListingRun(Files.exists(answers)
                ? Files.readAllLines(answers, StandardCharsets.UTF_8).stream().map(TabbedLines::split).toList()
                : List.of());
        run.answers().forEach(this::read);
        Set<String> ended = run.ended();
        Set<String> culprits = run.running();
        if (!run.isReady() || threads == 1 && ended.isEmpty() && culprits.isEmpty()) {
            requests.values().forEach(request -> culprits.add(TabbedLines.split(request).get(1)));
        }
        if (threads == 1 || culprits.size() == 1 || !run.isReady()) {
            String reason = end + ListingRun.lastLogLine(log);
            culprits.forEach(type -> failures.put(type, UNLISTED + reason));
            ended.addAll(culprits);
        }
        requests.values().removeIf(request -> ended.contains(TabbedLines.split(request).get(1)));
    }

    private String request(TestClass type) {
        if (type.framework() == Framework.JUPITER) {
            List<TestMethod> asked = type.methods().stream()
                    .filter(test -> test.skip() == null && type.needsListing(test))
                    .filter(test -> !same.containsKey(UniqueIds.of(type, test))).toList();
            return withoutJUnit(type, asked).orElseGet(() -> {
                List<String> fields = new ArrayList<>(List.of(ListingMain.JUPITER, type.type().name()));
                asked.forEach(test -> fields.add(UniqueIds.of(type, test)));
                return TabbedLines.join(fields.toArray(new String[0]));
            });
        }
        if (type.framework() == Framework.JUNIT3) {
            return TabbedLines.join(ListingMain.SUITE, type.type().name(), Integer.toString(suiteMembers));
        }
        List<String> fields = new ArrayList<>(List.of(ListingMain.RUNNER, type.type().name()));
        type.methods().stream().map(m -> m.method().name()).distinct().forEach(fields::add);
        return TabbedLines.join(fields.toArray(new String[0]));
    }

    /** Returns the request for a class whose factories can be listed without JUnit; empty for other classes. */
    private Optional<String> withoutJUnit(TestClass type, List<TestMethod> asked) {
        Map<String, MethodSources.Sources> made = new LinkedHashMap<>();
        asked.forEach(test -> factories.of(type, test).ifPresent(found -> made.put(UniqueIds.of(type, test), found)));
        if (made.size() < asked.size()) {
            return Optional.empty();
        }
        boolean alone = !type.fixtures().hasClassLevel()
                || made.values().stream().flatMap(each -> each.factories().stream())
                        .allMatch(factory -> pure.isPure(factory, type));
        return Optional.of(FactoryRequest.of(type, alone ? Fixtures.NONE : type.fixtures(), made).line());
    }

    private void read(List<String> answer) {
        String subject = answer.get(1);
        switch (answer.get(0)) {
            case ListingMain.SET ->
                sets.computeIfAbsent(subject, s -> new LinkedHashMap<>()).put(answer.get(2), answer.get(3));
            case ListingMain.SKIP -> skips.put(subject, answer.get(2));
            case ListingMain.FAIL -> failed(subject, answer.get(2));
            // ListingRun reads READY, START, DONE and RETRY.
            default -> suites.read(answer);
        }
    }

    private void failed(String type, String failure) {
        Matcher absent = ABSENT.matcher(failure);
        if (failure.contains("org/junit/platform/launcher")) {
            failures.put(type,
                    "JUnit lists parameter sets with junit-platform-launcher, which is not on the class path");
        } else if (absent.matches()) {
            String missing = absent.group(1).replace('/', '.') + " is not on the class path";
            failures.put(type, UNLISTED + missing);
            problems.add(missing + ", needed by " + type);
        } else {
            failures.put(type, UNLISTED + failure);
        }
    }

    private static String key(TestClass type, TestMethod method) {
        if (type.framework() == Framework.JUPITER) {
            return UniqueIds.of(type, method);
        }
        return type.type().name() + "#" + method.method().name();
    }

    @Override
    public List<String> sets(TestClass type, TestMethod method) {
        if (method.kind() == Kind.SUITE) {
            return suites.members(type.type().name());
        }
        return labelled.computeIfAbsent(key(type, method), test -> labelled(type, method, test));
    }

    private List<String> labelled(TestClass type, TestMethod method, String key) {
        List<String> declared = method.sets();
        if (declared != null && !method.conditional() && type.launcherReason() == null) {
            return labelled(IntStream.rangeClosed(1, declared.size()).mapToObj(i -> "#" + i).toList(), declared);
        }
        Same other = same.get(key);
        Map<String, String> names = sets.getOrDefault(other == null ? key : other.id(), Map.of());
        return labelled(List.copyOf(names.keySet()),
                names.values().stream().map(name -> other == null ? name : other.renamed(name))
                        .map(name -> withoutTest(name, type, method)).toList());
    }

    /** Removes the test's name, which JUnit 4 writes before the parameters of the class. */
    private static String withoutTest(String name, TestClass type, TestMethod method) {
        String test = method.method().name();
        boolean named = type.framework() == Framework.JUNIT4 && name.startsWith(test + "[");
        return named ? name.substring(test.length()) : name;
    }

    private static List<String> labelled(List<String> paths, List<String> names) {
        List<String> labels = Labels.of(names);
        return IntStream.range(0, paths.size()).mapToObj(i -> (paths.get(i) + " " + labels.get(i)).strip()).toList();
    }

    /** Returns the unique id of a test's container. */
    private static String container(String id) {
        return id.substring(0, Math.max(id.lastIndexOf('/'), 0));
    }

    @Override
    public Optional<String> skipped(TestClass type, TestMethod method) {
        String own = key(type, method);
        String key = same.containsKey(own) ? same.get(own).id() : own;
        return Stream.iterate(key, part -> !part.isEmpty(), ListingVm::container).map(skips::get)
                .filter(Objects::nonNull).findFirst();
    }

    @Override
    public Optional<String> failure(TestClass type) {
        return Optional.ofNullable(failures.get(type.type().name()));
    }

    @Override
    public SuiteMembers suite(TestClass type) {
        return suites.of(type.type().name());
    }

    @Override
    public Optional<String> suiteOf(TestClass type) {
        return suites.suiteOf(type.type().name());
    }

    /** Returns missing classes that prevented listing, and members of suites that are not listed. */
    public List<String> problems() {
        return Stream.concat(problems.stream(), suites.problems().stream()).toList();
    }
}
