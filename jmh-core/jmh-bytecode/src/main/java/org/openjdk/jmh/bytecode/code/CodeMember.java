package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** A method or a field. */
public final class CodeMember {

    private final String owner;
    private final String key;
    private final int access;
    private final Detail detail;
    private final byte[] digest;
    private final List<Reference> references;
    private final List<Numbered> numbered;
    private final Map<String, Set<String>> annotations;

    CodeMember(String owner, String key, int access, Detail detail, CodeDigest tokens, List<Reference> references,
               Map<String, Set<String>> annotations) {
        this(owner, key, access, detail, tokens.digest(), references, tokens.numbered(), annotations);
    }

    private CodeMember(String owner, String key, int access, Detail detail, byte[] digest, List<Reference> references,
                       List<Numbered> numbered, Map<String, Set<String>> annotations) {
        this.owner = owner;
        this.key = key;
        this.access = access;
        this.detail = detail;
        this.digest = digest;
        this.references = Collections.unmodifiableList(references);
        this.numbered = numbered;
        this.annotations = annotations;
    }

    /** Returns the same member in another version of its class file, and this one: what refers to both. */
    CodeMember and(CodeMember other) {
        List<Reference> all = new ArrayList<>(references);
        all.addAll(other.references);
        List<Numbered> names = new ArrayList<>(numbered);
        names.addAll(other.numbered);
        return new CodeMember(owner, key, access, detail, Hash.of(Arrays.asList(digest, other.digest)), all, names,
                annotations);
    }

    /** Returns the internal name of its class. */
    public String owner() {
        return owner;
    }

    /** Name and descriptor of a method, name of a field, empty for the shape of a class. */
    public String key() {
        return key;
    }

    /** Returns the name. */
    public String name() {
        return key.indexOf('(') < 0 ? key : key.substring(0, key.indexOf('('));
    }

    /** Returns the descriptor of a method. */
    public String descriptor() {
        return key.substring(key.indexOf('('));
    }

    /** Returns its references in the order of the code. */
    public List<Reference> references() {
        return references;
    }

    /** Visible annotations by descriptor, with the values that are no annotations, as text. */
    public Map<String, Set<String>> annotations() {
        return annotations;
    }

    /** Returns the hash of the member without the numbered members that it mentions in {@link #numbered}. */
    byte[] digest() {
        return detail.isAll() ? digest : detail.all().member(key).digest;
    }

    /** Returns its references to numbered names of compilers, in the order of the code. */
    List<Numbered> numbered() {
        return detail.isAll() ? numbered : detail.all().member(key).numbered;
    }

    /** Returns whether it is called without an object. */
    public boolean isStatic() {
        return (access & Opcodes.ACC_STATIC) != 0;
    }

    /** Returns whether no subclass can override it. */
    public boolean isPrivate() {
        return (access & Opcodes.ACC_PRIVATE) != 0;
    }

    /** Returns whether it has no code. */
    public boolean isAbstract() {
        return (access & Opcodes.ACC_ABSTRACT) != 0;
    }

    /** Returns whether its code is not bytecode. */
    public boolean isNative() {
        return (access & Opcodes.ACC_NATIVE) != 0;
    }

    /** Returns whether the name is not of the source, and may change where another method of the class does. */
    public boolean isNumbered() {
        return Numbered.isMember(name());
    }

    /** Returns whether the name of its class is not of the source. */
    public boolean isInNumberedClass() {
        return Numbered.isClass(owner);
    }

    /** Returns whether the VM calls it when an object or the class is made. */
    public boolean isInitializer() {
        return key.startsWith("<");
    }

    /** As a person reads it: {@code pkg.Type.method}. */
    @Override
    public String toString() {
        String type = owner.replace('/', '.');
        return key.isEmpty() ? type : type + "." + name();
    }
}
