/** The commands of the jar. */
package org.openjdk.jmh.mutate.command;
