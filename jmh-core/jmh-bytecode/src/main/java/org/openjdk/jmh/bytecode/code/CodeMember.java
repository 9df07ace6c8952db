package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Represents a method, a field, or the shape of a class. */
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

    /** Merges the same member of another version of the class file. */
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

    /** Returns name and descriptor of a method, the name of a field, or an empty text for the shape of a class. */
    public String key() {
        return key;
    }

    public String name() {
        return key.indexOf('(') < 0 ? key : key.substring(0, key.indexOf('('));
    }

    public String descriptor() {
        return key.substring(key.indexOf('('));
    }

    /** Returns its references in the order of the code. */
    public List<Reference> references() {
        return references;
    }

    /** Returns the values of visible annotations as text, by descriptor; without nested annotations. */
    public Map<String, Set<String>> annotations() {
        return annotations;
    }

    /** Returns the hash of the member, without the content of {@link #numbered}. */
    byte[] digest() {
        return detail.isAll() ? digest : detail.all().member(key).digest;
    }

    /** Returns its references to numbered classes and members, in the order of the code. */
    List<Numbered> numbered() {
        return detail.isAll() ? numbered : detail.all().member(key).numbered;
    }

    public boolean isStatic() {
        return (access & Opcodes.ACC_STATIC) != 0;
    }

    public boolean isPrivate() {
        return (access & Opcodes.ACC_PRIVATE) != 0;
    }

    public boolean isAbstract() {
        return (access & Opcodes.ACC_ABSTRACT) != 0;
    }

    public boolean isNative() {
        return (access & Opcodes.ACC_NATIVE) != 0;
    }

    /** Returns whether a compiler has generated its name, which may change with another method of the class. */
    public boolean isNumbered() {
        return Numbered.isMember(name());
    }

    /** Returns whether a compiler has generated the name of its class. */
    public boolean isInNumberedClass() {
        return Numbered.isClass(owner);
    }

    /** Returns whether it is a constructor or static initializer. */
    public boolean isInitializer() {
        return key.startsWith("<");
    }

    /** Returns a readable name: {@code pkg.Type.method}. */
    @Override
    public String toString() {
        String type = owner.replace('/', '.');
        return key.isEmpty() ? type : type + "." + name();
    }
}
