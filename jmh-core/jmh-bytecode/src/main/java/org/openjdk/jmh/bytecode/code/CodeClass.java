package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Represents a class file: its declarations and references. */
public final class CodeClass {

    private final String name;
    private final int access;
    private final List<String> supertypes;
    private final CodeMember shape;
    private final Map<String, CodeMember> methods;
    private final Map<String, CodeMember> fields;
    private final Set<String> mentioned;

    CodeClass(String name, int access, List<String> supertypes, CodeMember shape, Map<String, CodeMember> methods,
              Map<String, CodeMember> fields, Set<String> mentioned) {
        this.name = name;
        this.access = access;
        this.supertypes = Collections.unmodifiableList(supertypes);
        this.shape = shape;
        this.methods = Collections.unmodifiableMap(methods);
        this.fields = Collections.unmodifiableMap(fields);
        this.mentioned = Collections.unmodifiableSet(mentioned);
    }

    /** Merges another version of the class in a jar for several versions of Java, since the VM may load any of them. */
    CodeClass and(CodeClass other) {
        Set<String> allSupertypes = new LinkedHashSet<>(supertypes);
        allSupertypes.addAll(other.supertypes);
        Set<String> allMentioned = new LinkedHashSet<>(mentioned);
        allMentioned.addAll(other.mentioned);
        return new CodeClass(name, access, new ArrayList<>(allSupertypes), shape.and(other.shape),
                together(methods, other.methods), together(fields, other.fields), allMentioned);
    }

    private static Map<String, CodeMember> together(Map<String, CodeMember> members, Map<String, CodeMember> others) {
        Map<String, CodeMember> all = new LinkedHashMap<>(members);
        others.forEach((key, member) -> all.merge(key, member, CodeMember::and));
        return all;
    }

    public String name() {
        return name;
    }

    /** Returns the internal names of superclass and interfaces, the superclass first. */
    public List<String> supertypes() {
        return supertypes;
    }

    /** Returns what does not belong to one member: access, supertypes, annotations, and instance fields. */
    public CodeMember shape() {
        return shape;
    }

    /** Returns a method by its name and descriptor; null if the class does not declare it. */
    public CodeMember method(String key) {
        return methods.get(key);
    }

    /** Returns a field by its name; null if the class does not declare it. */
    public CodeMember field(String key) {
        return fields.get(key);
    }

    /** Returns a member, or the shape for an empty key; null if the class does not declare it. */
    public CodeMember member(String key) {
        if (key.isEmpty()) {
            return shape;
        }
        return key.indexOf('(') < 0 ? field(key) : method(key);
    }

    /** Returns the methods in the order of the file. */
    public Collection<CodeMember> methods() {
        return methods.values();
    }

    /** Returns the fields in the order of the file. */
    public Collection<CodeMember> fields() {
        return fields.values();
    }

    /** Returns the internal names of all classes that the file mentions. */
    public Set<String> mentioned() {
        return mentioned;
    }

    public boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    public boolean isAbstract() {
        return (access & Opcodes.ACC_ABSTRACT) != 0;
    }

    public boolean isEnum() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    @Override
    public String toString() {
        return name.replace('/', '.');
    }
}
