package org.openjdk.jmh.bytecode.reach;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.CodeClass;
import org.openjdk.jmh.bytecode.code.CodeMember;

/** Resolves inheritance. Classes that are not followed count by the methods that others override. */
final class TypeGraph {

    private final CodeBase code;
    private final Platform platform;
    private final Predicate<String> followed;
    private final Map<String, Lineage> lineages = new HashMap<>();
    private final Map<String, Optional<Set<String>>> called = new HashMap<>();

    TypeGraph(CodeBase code, Platform platform, Predicate<String> followed) {
        this.code = code;
        this.platform = platform;
        this.followed = followed;
    }

    /** Returns a followed class; null for others. */
    CodeClass find(String name) {
        return followed.test(name) ? code.find(name) : null;
    }

    Lineage lineage(String name) {
        Lineage known = lineages.get(name);
        if (known == null) {
            known = new Lineage();
            collect(name, known);
            lineages.put(name, known);
        }
        return known;
    }

    private void collect(String name, Lineage lineage) {
        CodeClass type = find(name);
        if (type == null) {
            lineage.outside.add(name);
        } else if (lineage.inside.put(name, type) == null) {
            type.supertypes().forEach(supertype -> collect(supertype, lineage));
        }
    }

    /** Returns the method that a call resolves to; null if it is not in followed code. */
    CodeMember resolve(String owner, String key) {
        return first(owner, type -> type.method(key));
    }

    /** Returns the field that an instruction resolves to; null if it is not in followed code. */
    CodeMember field(String owner, String key) {
        return first(owner, type -> type.field(key));
    }

    private CodeMember first(String owner, Function<CodeClass, CodeMember> member) {
        return lineage(owner).inside.values().stream().map(member).filter(Objects::nonNull).findFirst().orElse(null);
    }

    /**
     * Returns the methods that an object of a class may run for a call: that of the nearest superclass, else those of
     * interfaces.
     */
    Collection<CodeMember> implementations(String object, String key) {
        Set<CodeMember> found = new LinkedHashSet<>();
        for (CodeClass type : lineage(object).inside.values()) {
            CodeMember method = type.method(key);
            if (method != null && !method.isStatic() && !method.isAbstract()) {
                found.add(method);
                if (!type.isInterface()) {
                    return found;
                }
            }
        }
        return found;
    }

    /** Returns the methods that classes outside of the followed code may call on an object; empty if unknown. */
    Optional<Set<String>> calledFromOutside(String object) {
        Optional<Set<String>> known = called.get(object);
        if (known == null) {
            known = overridable(object);
            called.put(object, known);
        }
        return known;
    }

    private Optional<Set<String>> overridable(String object) {
        Set<String> keys = new HashSet<>();
        Set<String> seen = new HashSet<>();
        for (String name : lineage(object).outside) {
            if (!overridable(name, keys, seen)) {
                return Optional.empty();
            }
        }
        return Optional.of(keys);
    }

    private boolean overridable(String name, Set<String> keys, Set<String> seen) {
        if (!seen.add(name)) {
            return true;
        }
        CodeClass type = code.find(name);
        if (type != null) {
            type.methods().stream().filter(method -> !method.isStatic() && !method.isPrivate())
                    .forEach(method -> keys.add(method.key()));
            return type.supertypes().stream().allMatch(supertype -> overridable(supertype, keys, seen));
        }
        Platform.Type known = platform.find(name);
        if (known == null) {
            return false;
        }
        keys.addAll(known.methods);
        return known.supertypes.stream().allMatch(supertype -> overridable(supertype, keys, seen));
    }

    /** Holds a class and its supertypes, superclasses before their interfaces. */
    static final class Lineage {

        /** The followed types by name, the class itself first. */
        final Map<String, CodeClass> inside = new LinkedHashMap<>();
        /** The names of the other types. */
        final Set<String> outside = new LinkedHashSet<>();
    }
}
