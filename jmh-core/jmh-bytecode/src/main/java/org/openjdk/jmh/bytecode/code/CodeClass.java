package org.openjdk.jmh.bytecode.code;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** A class file: what it declares, and to what it refers. */
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

    /** Returns the internal name. */
    public String name() {
        return name;
    }

    /** Flags of the file. */
    int access() {
        return access;
    }

    /** Internal names of superclass and interfaces, the superclass first. */
    public List<String> supertypes() {
        return supertypes;
    }

    /** Access, supertypes, annotations, and fields that each object has: all that does not belong to one member. */
    public CodeMember shape() {
        return shape;
    }

    /** Returns a method by its name and descriptor; null where the class declares none. */
    public CodeMember method(String key) {
        return methods.get(key);
    }

    /** Returns a field by its name; null where the class declares none. */
    public CodeMember field(String key) {
        return fields.get(key);
    }

    /**
     * Returns a member or the shape.
     *
     * @param key of the member
     * @return null where the class declares none
     */
    public CodeMember member(String key) {
        if (key.isEmpty()) {
            return shape;
        }
        return key.indexOf('(') < 0 ? field(key) : method(key);
    }

    /** Returns all methods, in the order of the file. */
    public Collection<CodeMember> methods() {
        return methods.values();
    }

    /** Returns all fields, in the order of the file. */
    public Collection<CodeMember> fields() {
        return fields.values();
    }

    /** Internal names of all classes that the file names anywhere. */
    public Set<String> mentioned() {
        return mentioned;
    }

    /** Returns whether it is an interface. */
    public boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    /** Returns whether it has no objects of its own. */
    public boolean isAbstract() {
        return (access & Opcodes.ACC_ABSTRACT) != 0;
    }

    /** Returns whether it is an enum. */
    public boolean isEnum() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    @Override
    public String toString() {
        return name.replace('/', '.');
    }
}
