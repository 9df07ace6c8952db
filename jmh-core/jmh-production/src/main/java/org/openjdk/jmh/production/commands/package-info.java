/** Defines the commands of the jar and their options. */
package org.openjdk.jmh.production.commands;
