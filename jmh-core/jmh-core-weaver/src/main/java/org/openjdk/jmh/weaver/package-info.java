/**
 * Build-time tool that patches the classes of a released upstream jar.
 *
 * <p>{@link org.openjdk.jmh.weaver.Patches} is the list of everything that differs from upstream; the rest of the
 * package applies it ({@link org.openjdk.jmh.weaver.WeaveMain}) and proves it
 * ({@link org.openjdk.jmh.weaver.ChangeReport}, {@link org.openjdk.jmh.weaver.VerifyMain}).
 */
package org.openjdk.jmh.weaver;
