package org.openjdk.jmh.bytecode.selection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.CodeClass;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.CodePair;
import org.openjdk.jmh.bytecode.code.Digests;
import org.openjdk.jmh.bytecode.files.BuildFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Finds the differences of one side from the other. */
final class SideDifference {

    private final CodeBase here;
    private final CodeBase there;
    private final Digests digestsHere;
    private final Digests digestsThere;
    private Optional<String> any;
    private Boolean allNames;

    SideDifference(CodeBase here, CodeBase there) {
        this.here = here;
        this.there = there;
        this.digestsHere = new Digests(here);
        this.digestsThere = new Digests(there);
    }

    /** Returns whether the other side has the same member. The body of a lambda is part of its method. */
    boolean isSame(CodeMember member) {
        CodeClass other = there.find(member.owner());
        if (other != null && other == here.find(member.owner()) || member.isNumbered()) {
            return true;
        }
        CodeMember same = other == null ? null : other.member(member.key());
        return same != null && Arrays.equals(digestsHere.of(member), digestsThere.of(same));
    }

    /** Returns whether both sides have the same bytes of a class. */
    boolean isSame(String name) {
        return there.find(name) == here.find(name);
    }

    /** Returns whether the other side lacks a class, too. */
    boolean isMissing(String name) {
        return there.find(name) == null;
    }

    /** Returns whether both sides have the same file, or its differences do not matter. */
    boolean isSameFile(String name) {
        return BuildFiles.has(name) || isSameContent(name);
    }

    private boolean isSameContent(String name) {
        try {
            return CodePair.areSame(here.files().read(name), there.files().read(name));
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns whether this side has all names that code may look up on the other side, and both have benchmarks in the
     * same packages. A name that only this side has is a change for code that finds it.
     */
    boolean hasAllNames() {
        if (allNames == null) {
            allNames = there.files().names().stream()
                    .allMatch(name -> BuildFiles.has(name) || here.files().names().contains(name))
                    && packagesOfBenchmarks(here).equals(packagesOfBenchmarks(there));
        }
        return allNames;
    }

    private static Set<String> packagesOfBenchmarks(CodeBase code) {
        return code.files().names().stream().filter(name -> name.contains(Stubs.FOLDER))
                .map(name -> name.substring(0, name.indexOf(Stubs.FOLDER))).collect(Collectors.toSet());
    }

    /** Returns the first of all differences; empty if both sides are the same. */
    Optional<String> any() {
        if (any == null) {
            any = first(name -> true);
        }
        return any;
    }

    /** Returns the first difference among files whose names a filter accepts. */
    Optional<String> first(Predicate<String> names) {
        Set<String> all = new LinkedHashSet<>(here.files().names());
        all.addAll(there.files().names());
        return all.stream().filter(names).map(this::difference).filter(Optional::isPresent).map(Optional::get)
                .findFirst();
    }

    private Optional<String> difference(String file) {
        if (isSameFile(file)) {
            return Optional.empty();
        }
        if (!file.endsWith(ClassPath.CLASS)) {
            return Optional.of(file);
        }
        String name = file.substring(0, file.length() - ClassPath.CLASS.length());
        CodeClass mine = here.find(name);
        CodeClass other = there.find(name);
        if (mine == null || other == null) {
            return Optional.of((mine == null ? other : mine).toString());
        }
        return members(mine).stream().filter(member -> !isSame(member)).findFirst().map(CodeMember::toString)
                .map(Optional::of).orElseGet(() -> added(mine, other));
    }

    private static Optional<String> added(CodeClass mine, CodeClass other) {
        return members(other).stream().filter(member -> !member.isNumbered() && mine.member(member.key()) == null)
                .findFirst().map(CodeMember::toString);
    }

    private static Collection<CodeMember> members(CodeClass type) {
        Set<CodeMember> all = new LinkedHashSet<>();
        all.add(type.shape());
        all.addAll(type.methods());
        all.addAll(type.fields());
        return all;
    }
}
