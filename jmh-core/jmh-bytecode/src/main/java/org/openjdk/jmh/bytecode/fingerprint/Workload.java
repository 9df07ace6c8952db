package org.openjdk.jmh.bytecode.fingerprint;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.CodeClass;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.Digests;
import org.openjdk.jmh.bytecode.code.Hash;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.reach.ReachVisitor;
import org.openjdk.jmh.bytecode.reach.Reachable;
import org.openjdk.jmh.bytecode.reach.Search;

/** Represents the code of one benchmark: its starting points, and the classes that belong to its sources. */
final class Workload {

    private static final String ANNOTATIONS = "Lorg/openjdk/jmh/annotations/";
    private static final String CONSTRUCTOR = "<init>()V";

    private final CodeBase code;
    private final List<CodeMember> starts = new ArrayList<>();
    private final Set<String> objects = new LinkedHashSet<>();
    /** Outermost classes; nested classes come from the same source. */
    private final Set<String> sources = new LinkedHashSet<>();

    private Workload(CodeBase code) {
        this.code = code;
    }

    /** Finds a benchmark by its name. */
    static Optional<Workload> find(CodeBase code, String benchmark) {
        int end = benchmark.lastIndexOf('.');
        String type = benchmark.substring(0, Math.max(0, end)).replace('.', '/');
        while (code.find(type) == null && type.indexOf('/') >= 0) {
            type = type.substring(0, type.lastIndexOf('/')) + "$" + type.substring(type.lastIndexOf('/') + 1);
        }
        Workload workload = new Workload(code);
        if (code.find(type) != null) {
            workload.addState(type);
            workload.addBenchmark(type, benchmark.substring(end + 1));
        }
        return workload.starts.isEmpty() ? Optional.empty() : Optional.of(workload);
    }

    /** Adds the methods of the benchmark. Without any, drops its fixtures: the benchmark is unknown. */
    private void addBenchmark(String type, String name) {
        List<CodeMember> methods = new ArrayList<>();
        for (CodeClass next : superclasses(type)) {
            next.methods().stream().filter(method -> has(method, "Benchmark")
                    && (method.name().equals(name) || text(method, "Group").contains(name))).forEach(methods::add);
        }
        if (methods.isEmpty()) {
            starts.clear();
        }
        methods.forEach(this::start);
    }

    /** Adds a state, which JMH creates, with its fixtures and their own states. */
    private void addState(String type) {
        if (!objects.add(type)) {
            return;
        }
        for (CodeClass next : superclasses(type)) {
            sources.add(outermost(next.name()));
            next.methods().stream().filter(method -> has(method, "Setup") || has(method, "TearDown")
                    || next.name().equals(type) && method.key().equals(CONSTRUCTOR)).forEach(this::start);
        }
    }

    private void start(CodeMember method) {
        starts.add(method);
        for (Type argument : Type.getArgumentTypes(method.descriptor())) {
            if (argument.getSort() == Type.OBJECT && isState(argument.getInternalName())) {
                addState(argument.getInternalName());
            }
        }
    }

    private boolean isState(String type) {
        return superclasses(type).stream().anyMatch(next -> has(next.shape(), "State"));
    }

    private List<CodeClass> superclasses(String type) {
        List<CodeClass> all = new ArrayList<>();
        CodeClass next = isJmh(type) ? null : code.find(type);
        while (next != null) {
            all.add(next);
            next = next.supertypes().isEmpty() ? null : code.find(next.supertypes().get(0));
        }
        return all;
    }

    private static boolean isJmh(String type) {
        return type.startsWith("org/openjdk/jmh/infra/");
    }

    private static String outermost(String type) {
        int inner = type.indexOf('$', type.lastIndexOf('/') + 2);
        return inner < 0 ? type : type.substring(0, inner);
    }

    private static boolean has(CodeMember member, String annotation) {
        return member.annotations().containsKey(ANNOTATIONS + annotation + ";");
    }

    private static Set<String> text(CodeMember member, String annotation) {
        return member.annotations().getOrDefault(ANNOTATIONS + annotation + ";", Collections.emptySet());
    }

    /** Hashes all code that is reached in the sources, regardless of its order. */
    byte[] digest(Platform platform, Digests digests) {
        Collected collected = new Collected(digests);
        Search search = new Reachable(code, platform, type -> sources.contains(outermost(type))).search(collected);
        objects.forEach(search::fromObject);
        starts.forEach(search::fromMethod);
        search.run();
        return Hash.of(collected.parts());
    }

    /** Hashes members. Other code and files are not the benchmark's own. */
    private static final class Collected implements ReachVisitor {

        private final Digests digests;
        private final Map<String, byte[]> members = new TreeMap<>();

        private Collected(Digests digests) {
            this.digests = digests;
        }

        /** Skips numbered members, which are hashed where they are mentioned. */
        @Override
        public void member(CodeMember member) {
            if (!member.isNumbered() && !member.isInNumberedClass()) {
                members.put(member.owner() + "." + member.key(), digests.of(member));
            }
        }

        private List<byte[]> parts() {
            List<byte[]> parts = new ArrayList<>();
            members.forEach((name, digest) -> {
                parts.add(name.getBytes(StandardCharsets.UTF_8));
                parts.add(digest);
            });
            return parts;
        }
    }
}
