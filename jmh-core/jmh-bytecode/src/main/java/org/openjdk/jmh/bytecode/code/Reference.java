package org.openjdk.jmh.bytecode.code;

/** What an instruction refers to. */
public final class Reference {

    /** How it refers to it. */
    public enum Kind {
        /** Calls a method that the class of the receiver chooses. */
        VIRTUAL,
        /** Calls this very method. */
        DIRECT,
        /** Reads or writes a field. */
        FIELD,
        /** Makes an object of a class. */
        NEW,
        /** Has the VM make an object that implements an interface. */
        IMPLEMENTS,
        /** Mentions a class. */
        CLASS,
        /** Has a text that may be a part of a class's name. */
        NAME_PART,
        /** Has a text with what names of class files end with. */
        CLASS_FILE,
        /** Has a text with the folder in which providers of services are named. */
        SERVICE_FILE
    }

    private final Kind kind;
    private final String owner;
    private final String name;
    private final String descriptor;
    private final String constant;

    private Reference(Kind kind, String owner, String name, String descriptor, String constant) {
        this.kind = kind;
        this.owner = owner;
        this.name = name;
        this.descriptor = descriptor;
        this.constant = constant;
    }

    static Reference toMember(Kind kind, String owner, String name, String descriptor, String constant) {
        return new Reference(kind, owner, name, descriptor, constant);
    }

    static Reference toClass(Kind kind, String name) {
        return new Reference(kind, name, "", "", null);
    }

    /** Returns how it refers to it. */
    public Kind kind() {
        return kind;
    }

    /** Returns the internal name of the class; that part, where it is one. */
    public String owner() {
        return owner;
    }

    /** Returns the name of the member; empty for a class. */
    public String name() {
        return name;
    }

    /** Name and descriptor of a method, the name of a field. */
    public String key() {
        return name + descriptor;
    }

    /**
     * Returns the text, or the internal name of the class, that the instructions in front surely pass; null if none is
     * known.
     */
    public String constant() {
        return constant;
    }

    @Override
    public String toString() {
        return owner + (name.isEmpty() ? "" : "." + name);
    }
}
