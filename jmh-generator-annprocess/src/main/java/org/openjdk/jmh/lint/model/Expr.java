package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Origin of a value as an expression tree. Immutable. Casts and boxing are left out. */
public final class Expr {

    public enum Kind {
        /** A local variable or parameter; its name is its identity within the method. */
        LOCAL,
        /** A field; its only operand is the object, unless the field is static. */
        FIELD,
        /** A call; its first operand is the receiver, unless the method is static. */
        CALL,
        NEW,
        /** An operator of the language; its name is the symbol. */
        OPERATOR,
        CONSTANT,
        /** Another value that depends on the operands. */
        OTHER
    }

    private static final char IDENTITY = '@';

    private final Kind kind;
    private final String owner;
    private final String name;
    private final String type;
    private final boolean isStatic;
    private final Object constant;
    private final List<Expr> operands;
    private final Place place;
    private final Body code;

    private Expr(Kind kind, String owner, String name, String type, boolean isStatic, Object constant,
                 List<Expr> operands, Place place, Body code) {
        this.kind = kind;
        this.owner = owner;
        this.name = name;
        this.type = type;
        this.isStatic = isStatic;
        this.constant = constant;
        this.operands = Collections.unmodifiableList(new ArrayList<>(operands));
        this.place = place;
        this.code = code;
    }

    /**
     * Creates a local variable.
     *
     * @param name   name in the source
     * @param number distinguishes variables of the same name
     */
    public static Expr local(String name, int number, String type, Place place) {
        return new Expr(Kind.LOCAL, "", name + IDENTITY + number, type, false, null, none(), place, null);
    }

    /**
     * Creates a field.
     *
     * @param constant value if the compiler knows it, or null
     * @param object   the object; empty for static fields
     */
    public static Expr field(String owner, String name, String type, Object constant, List<Expr> object, Place place) {
        return new Expr(Kind.FIELD, owner, name, type, object.isEmpty(), constant, object, place, null);
    }

    /**
     * Creates a call.
     *
     * @param isStatic whether there is no receiver
     * @param operands receiver, if any, and arguments
     */
    public static Expr call(String owner, String name, String type, boolean isStatic, List<Expr> operands,
                            Place place) {
        return new Expr(Kind.CALL, owner, name, type, isStatic, null, operands, place, null);
    }

    /** Creates a function: a lambda or method reference. It is represented as a call without class. */
    public static Expr function(String type, List<Expr> captured, Body code, Place place) {
        return new Expr(Kind.CALL, "", "", type, true, null, captured, place, code);
    }

    /** Creates a new object or array. */
    public static Expr create(String type, List<Expr> operands, Place place) {
        return new Expr(Kind.NEW, type, "<init>", type, false, null, operands, place, null);
    }

    /** Creates an operator. */
    public static Expr operator(String symbol, Place place, Expr... operands) {
        return new Expr(Kind.OPERATOR, "", symbol, "", false, null, Arrays.asList(operands), place, null);
    }

    /**
     * Creates a constant.
     *
     * @param value value, may be null
     */
    public static Expr constant(Object value, Place place) {
        return new Expr(Kind.CONSTANT, "", "", "", false, value, none(), place, null);
    }

    /**
     * Creates a value that depends on others in some way.
     *
     * @param operands values that it depends on
     */
    public static Expr other(List<Expr> operands, Place place) {
        return new Expr(Kind.OTHER, "", "", "", false, null, operands, place, null);
    }

    private static List<Expr> none() {
        return Collections.emptyList();
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the qualified name of the class of a field or method; empty for other kinds. */
    public String owner() {
        return owner;
    }

    /**
     * Returns the name of the field or method, the operator, or the identity of a local variable; empty if there is
     * none.
     */
    public String name() {
        return name;
    }

    /** Returns the name as written in the source, for messages. */
    public String displayName() {
        int identity = name.indexOf(IDENTITY);
        return identity < 0 ? name : name.substring(0, identity);
    }

    /** Returns the erased, qualified type of a local variable, field, result or object; empty if unknown. */
    public String type() {
        return type;
    }

    public boolean isStatic() {
        return isStatic;
    }

    /** Returns the value that the compiler knows, or null. */
    public Object constant() {
        return constant;
    }

    /** Returns the body of a function; null for other expressions. */
    public Body code() {
        return code;
    }

    /** Returns the values from which this one is computed. */
    public List<Expr> operands() {
        return operands;
    }

    public Place place() {
        return place;
    }

    /** Returns whether this is a call of a method on an object, its first operand. */
    public boolean isCallOnObject() {
        return kind == Kind.CALL && !isStatic;
    }

    /** Returns whether this is the given local variable. */
    public boolean isLocal(String variable) {
        return kind == Kind.LOCAL && name.equals(variable);
    }
}
