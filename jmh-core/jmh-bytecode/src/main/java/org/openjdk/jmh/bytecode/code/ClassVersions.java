package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Merges the versions of a class that a jar has for several versions of Java, since the VM may load any of them. */
final class ClassVersions {

    private ClassVersions() {
    }

    static CodeClass parse(List<byte[]> versions, Detail detail) {
        List<CodeClass> all =
                versions.stream().map(bytes -> ClassParser.parse(bytes, detail)).collect(Collectors.toList());
        return all.size() == 1 ? all.get(0) : together(all);
    }

    private static CodeClass together(List<CodeClass> all) {
        CodeClass first = all.get(0);
        Map<String, CodeMember> methods = new LinkedHashMap<>();
        Map<String, CodeMember> fields = new LinkedHashMap<>();
        Set<String> supertypes = new LinkedHashSet<>();
        Set<String> mentioned = new LinkedHashSet<>();
        CodeMember shape = null;
        for (CodeClass version : all) {
            put(version.methods(), methods);
            put(version.fields(), fields);
            supertypes.addAll(version.supertypes());
            mentioned.addAll(version.mentioned());
            shape = shape == null ? version.shape() : shape.and(version.shape());
        }
        return new CodeClass(first.name(), first.access, new ArrayList<>(supertypes), shape, methods, fields,
                mentioned);
    }

    private static void put(Collection<CodeMember> members, Map<String, CodeMember> all) {
        members.forEach(member -> all.merge(member.key(), member, CodeMember::and));
    }
}
