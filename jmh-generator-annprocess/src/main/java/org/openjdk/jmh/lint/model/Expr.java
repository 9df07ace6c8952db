package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Where a value comes from; immutable. Casts and boxing leave no trace. */
public final class Expr {

    /** What makes the value. */
    public enum Kind {
        /** A local variable or a parameter; its name is its identity within the method. */
        LOCAL,
        /** A field; the only operand is the object that it belongs to, if there is one. */
        FIELD,
        /** A call; the first operand is the receiver unless the method is static. */
        CALL,
        /** A new object or array. */
        NEW,
        /** An operator of the language; its name is the operator. */
        OPERATOR,
        /** A constant. */
        CONSTANT,
        /** Anything else that depends on the operands. */
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
                 List<Expr> operands, Place place) {
        this(kind, owner, name, type, isStatic, constant, operands, place, null);
    }

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
     * A local variable.
     *
     * @param name   as written
     * @param number tells it from others of the same name
     * @param type   of the variable
     * @param place  of the use
     * @return the expression
     */
    public static Expr local(String name, int number, String type, Place place) {
        return new Expr(Kind.LOCAL, "", name + IDENTITY + number, type, false, null, none(), place);
    }

    /**
     * A field.
     *
     * @param owner    the class that declares it
     * @param name     of the field
     * @param type     of the field
     * @param constant its value if the compiler knows it, or null
     * @param object   what it belongs to; empty for static fields
     * @param place    of the use
     * @return the expression
     */
    public static Expr field(String owner, String name, String type, Object constant, List<Expr> object, Place place) {
        return new Expr(Kind.FIELD, owner, name, type, object.isEmpty(), constant, object, place);
    }

    /**
     * A call.
     *
     * @param owner    class of the method
     * @param name     of the method
     * @param type     of the result
     * @param isStatic whether there is no receiver
     * @param operands receiver, if any, and arguments
     * @param place    of the call
     * @return the expression
     */
    public static Expr call(String owner, String name, String type, boolean isStatic, List<Expr> operands,
                            Place place) {
        return new Expr(Kind.CALL, owner, name, type, isStatic, null, operands, place);
    }

    /**
     * A function: a lambda or a reference to a method. To make one is a call of no class.
     *
     * @param type     of the function
     * @param captured what it takes along
     * @param code     what it does when it is called
     * @param place    of the function
     * @return the expression
     */
    public static Expr function(String type, List<Expr> captured, Body code, Place place) {
        return new Expr(Kind.CALL, "", "", type, true, null, captured, place, code);
    }

    /**
     * A new object or array.
     *
     * @param type     of the object
     * @param operands arguments of the constructor, or sizes and elements
     * @param place    of the creation
     * @return the expression
     */
    public static Expr create(String type, List<Expr> operands, Place place) {
        return new Expr(Kind.NEW, type, "<init>", type, false, null, operands, place);
    }

    /**
     * An operator.
     *
     * @param symbol   of the operator
     * @param place    of the operator
     * @param operands in order
     * @return the expression
     */
    public static Expr operator(String symbol, Place place, Expr... operands) {
        return new Expr(Kind.OPERATOR, "", symbol, "", false, null, Arrays.asList(operands), place);
    }

    /**
     * A constant.
     *
     * @param value its value, may be null
     * @param place of the use
     * @return the expression
     */
    public static Expr constant(Object value, Place place) {
        return new Expr(Kind.CONSTANT, "", "", "", false, value, none(), place);
    }

    /**
     * A value that depends on others in some way.
     *
     * @param operands what it depends on
     * @param place    of the value
     * @return the expression
     */
    public static Expr other(List<Expr> operands, Place place) {
        return new Expr(Kind.OTHER, "", "", "", false, null, operands, place);
    }

    private static List<Expr> none() {
        return Collections.emptyList();
    }

    /**
     * Tells what makes the value.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Names the class that a field or method belongs to.
     *
     * @return its qualified name, empty for other kinds
     */
    public String owner() {
        return owner;
    }

    /**
     * Names the field or method, the operator, or the identity of a local variable.
     *
     * @return empty where there is no name
     */
    public String name() {
        return name;
    }

    /**
     * Returns the name for a message.
     *
     * @return the name as written
     */
    public String displayName() {
        int identity = name.indexOf(IDENTITY);
        return identity < 0 ? name : name.substring(0, identity);
    }

    /**
     * Names the type of a local variable, a field, a result or an object.
     *
     * @return erased and qualified, empty where not known
     */
    public String type() {
        return type;
    }

    /**
     * Tells whether the field or method is static.
     *
     * @return true if so
     */
    public boolean isStatic() {
        return isStatic;
    }

    /**
     * Returns the value that the compiler knows.
     *
     * @return null where it knows none
     */
    public Object constant() {
        return constant;
    }

    /**
     * Returns what a function does when it is called.
     *
     * @return null of what is no function
     */
    public Body code() {
        return code;
    }

    /**
     * Lists what the value is computed from.
     *
     * @return unmodifiable
     */
    public List<Expr> operands() {
        return operands;
    }

    /**
     * Tells where the expression stands.
     *
     * @return its place
     */
    public Place place() {
        return place;
    }

    /**
     * Tells whether this is that local variable.
     *
     * @param variable identity of the variable
     * @return true if so
     */
    public boolean isLocal(String variable) {
        return kind == Kind.LOCAL && name.equals(variable);
    }
}
